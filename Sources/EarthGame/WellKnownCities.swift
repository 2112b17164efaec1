import GameKernel

/// The pool of some 150 well-known cities for the places of ``ThroughTheEarth/Mode/guess``.
public enum WellKnownCities {
  /// Draws the cities of a game from a pool, at least ``ThroughTheEarth/placeDistance`` apart.
  static func drawn(_ pool: ThroughTheEarth.Pool, seed: UInt64) -> [City] {
    var random = SeededGenerator(seed: seed)
    var drawn: [City] = []
    let cities = pool == .wellKnown ? all : DailyCities.all
    for city in random.shuffled(cities) where drawn.count < ThroughTheEarth.placeCount {
      let isFar = drawn.allSatisfy {
        $0.place.distance(to: city.place) >= ThroughTheEarth.placeDistance
      }
      if isFar { drawn.append(city) }
    }
    return drawn
  }

  /// All cities of the pool: those of the table of time zones, sorted by country, then the others.
  public static let all: [City] = {
    let known = Set(
      names.split(whereSeparator: { $0 == "\n" || $0 == "," }).map { $0.drop { $0 == " " } })
    return (City.listed() + City.others()).filter { known.contains(Substring($0.name)) }
  }()

  private static let names = """
    Dubai, Kabul, Luanda, Buenos Aires, Ushuaia, Vienna, Hobart, Melbourne, Sydney, Brisbane
    Adelaide, Darwin, Perth, Baku, Dhaka, Brussels, Bermuda, La Paz, Sao Paulo, Manaus, Nassau
    Minsk, Halifax, Toronto, Winnipeg, Vancouver, Kinshasa, Zurich, Santiago, Punta Arenas
    Easter Island, Shanghai, Urumqi, Bogota, Havana, Prague, Berlin, Copenhagen, Santo Domingo
    Algiers, Galapagos Islands, Tallinn, Cairo, Madrid, Las Palmas, Addis Ababa, Helsinki, Suva, Stanley
    Paris, London, Accra, Gibraltar, Nuuk, Athens, Hong Kong, Budapest, Jakarta, Dublin
    Jerusalem, Kolkata, Baghdad, Tehran, Reykjavik, Rome, Kingston, Tokyo, Nairobi, Seoul
    Colombo, Vilnius, Casablanca, Antananarivo, Bamako, Yangon, Ulaanbaatar, Valletta, Port Louis
    Malé, Mexico City, Cancun, Kuala Lumpur, Noumea, Lagos, Amsterdam, Oslo, Kathmandu
    Auckland, Panama City, Lima, Tahiti, Port Moresby, Manila, Karachi, Warsaw, Lisbon, Azores
    Bucharest, Moscow, Novosibirsk, Irkutsk, Yakutsk, Vladivostok, Petropavlovsk, Riyadh, Khartoum
    Stockholm, Singapore, Longyearbyen, Dakar, Mogadishu, Damascus, Bangkok, Istanbul, Taipei
    Dar es Salaam, Kyiv, New York, Chicago, Denver, Phoenix, Los Angeles, Anchorage, Honolulu
    Montevideo, Tashkent, Caracas, Johannesburg, Beijing, Mumbai, Delhi, Rio de Janeiro
    San Francisco, Miami, Cape Town, Wellington, Saint Petersburg, Osaka, Hanoi, Montreal
    Barcelona, Marseille, Edinburgh, Hamburg, Munich, Naples, Cusco, Quito, Alice Springs
    Christchurch, Mombasa, Timbuktu, Lhasa, Washington
    """
}
