/// The 125 cities of the game of the day.
///
/// The table is frozen, with its order and coordinates: the games of past days must not change with the atlas.
enum DailyCities {
  /// All cities, with coordinates to a hundredth of a degree.
  static let all: [City] = table.split { $0 == "," || $0 == "\n" }.map { row in
    let words = row.split(separator: " ")
    guard words.count > 3, let latitude = Double(words[words.count - 2]),
      let longitude = Double(words[words.count - 1]),
      let place = Place(latitude: latitude, longitude: longitude)
    else { preconditionFailure("There is no city in \(row)") }
    return City(
      entry: words[1..<words.count - 2].joined(separator: " "), country: String(words[0]),
      place: place)
  }

  /// Country, entry in the table of time zones, degrees north and east.
  private static let table = """
    AE Dubai 25.30 55.30, AF Kabul 34.52 69.20, AO Luanda -8.80 13.23
    AR Buenos Aires -34.60 -58.45, AR Ushuaia -54.80 -68.30, AT Vienna 48.22 16.33
    AU Hobart -42.88 147.32, AU Melbourne -37.82 144.97, AU Sydney -33.87 151.22
    AU Brisbane -27.47 153.03, AU Perth -31.95 115.85, BD Dhaka 23.72 90.42
    BE Brussels 50.83 4.33, BO La Paz -16.50 -68.15, BR Sao Paulo -23.53 -46.62
    BR Manaus -3.13 -60.02, BS Nassau 25.08 -77.35, CA Halifax 44.65 -63.60
    CA Toronto 43.65 -79.38, CA Vancouver 49.27 -123.12, CD Kinshasa -4.30 15.30
    CH Zurich 47.38 8.53, CL Santiago -33.45 -70.67, CL Easter -27.15 -109.43
    CN Shanghai 31.23 121.47, CO Bogota 4.60 -74.08, CU Havana 23.13 -82.37
    CZ Prague 50.08 14.43, DE Berlin 52.50 13.37, DK Copenhagen 55.67 12.58
    DZ Algiers 36.78 3.05, EC Galapagos -0.90 -89.60, EG Cairo 30.05 31.25
    ES Madrid 40.40 -3.68, ET Addis Ababa 9.03 38.70, FI Helsinki 60.17 24.97
    FJ Fiji -18.13 178.42, FR Paris 48.87 2.33, GB London 51.51 -0.13, GH Accra 5.55 -0.22
    GL Nuuk 64.18 -51.73, GR Athens 37.97 23.72, HK Hong Kong 22.28 114.15
    HU Budapest 47.50 19.08, ID Jakarta -6.17 106.80, IE Dublin 53.33 -6.25
    IL Jerusalem 31.78 35.22, IN Kolkata 22.53 88.37, IQ Baghdad 33.35 44.42
    IR Tehran 35.67 51.43, IS Reykjavik 64.15 -21.85, IT Rome 41.90 12.48
    JM Jamaica 17.97 -76.79, JP Tokyo 35.65 139.74, KE Nairobi -1.28 36.82
    KR Seoul 37.55 126.97, LK Colombo 6.93 79.85, LT Vilnius 54.68 25.32
    MA Casablanca 33.65 -7.58, MG Antananarivo -18.92 47.52, MM Yangon 16.78 96.17
    MN Ulaanbaatar 47.92 106.88, MV Maldives 4.17 73.50, MX Mexico City 19.40 -99.15
    MY Kuala Lumpur 3.17 101.70, NC Noumea -22.27 166.45, NG Lagos 6.45 3.40
    NL Amsterdam 52.37 4.90, NO Oslo 59.92 10.75, NP Kathmandu 27.72 85.32
    NZ Auckland -36.87 174.77, PA Panama 8.97 -79.53, PE Lima -12.05 -77.05
    PF Tahiti -17.53 -149.57, PG Port Moresby -9.50 147.17, PH Manila 14.59 120.97
    PK Karachi 24.87 67.05, PL Warsaw 52.25 21.00, PT Lisbon 38.72 -9.13, PT Azores 37.73 -25.67
    RO Bucharest 44.43 26.10, RU Moscow 55.76 37.62, RU Novosibirsk 55.03 82.92
    RU Irkutsk 52.27 104.33, RU Vladivostok 43.17 131.93, SA Riyadh 24.63 46.72
    SE Stockholm 59.33 18.05, SG Singapore 1.28 103.85, SJ Longyearbyen 78.00 16.00
    SN Dakar 14.67 -17.43, SY Damascus 33.50 36.30, TH Bangkok 13.75 100.52
    TR Istanbul 41.02 28.97, TW Taipei 25.05 121.50, TZ Dar es Salaam -6.80 39.28
    UA Kyiv 50.43 30.52, US New York 40.71 -74.01, US Chicago 41.85 -87.65
    US Denver 39.74 -104.98, US Phoenix 33.45 -112.07, US Los Angeles 34.05 -118.24
    US Anchorage 61.22 -149.90, US Honolulu 21.31 -157.86, UY Montevideo -34.91 -56.21
    VE Caracas 10.50 -66.93, ZA Johannesburg -26.25 28.00, CN Beijing 39.90 116.40
    IN Mumbai 19.08 72.88, IN Delhi 28.61 77.21, BR Rio de Janeiro -22.91 -43.17
    US San Francisco 37.77 -122.42, US Miami 25.76 -80.19, US Washington 38.91 -77.04
    CA Montreal 45.50 -73.57, RU Saint Petersburg 59.94 30.34, AU Alice Springs -23.70 133.88
    NZ Wellington -41.29 174.78, NZ Christchurch -43.53 172.64, JP Osaka 34.69 135.50
    VN Hanoi 21.03 105.85, ZA Cape Town -33.92 18.42, ES Barcelona 41.39 2.17
    DE Munich 48.14 11.58, GB Edinburgh 55.95 -3.19, EC Quito -0.18 -78.47
    """
}
