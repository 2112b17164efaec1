#pragma once
#include <dlfcn.h>

// The functions of libdbus that the program calls, as its header declares them. The header itself is in a folder of
// the architecture, which only pkg-config knows, and pkg-config would also link the library.
typedef struct DBusConnection DBusConnection;
typedef struct DBusMessage DBusMessage;

// Storage for the library's 72 bytes.
typedef struct {
  void *space[16];
} DBusMessageIter;

// An error is always NULL here: a failed call returns no value.
DBusConnection *dbus_connection_open_private(const char *address, void *error);
void dbus_connection_set_exit_on_disconnect(DBusConnection *connection, unsigned exits);
unsigned dbus_bus_set_unique_name(DBusConnection *connection, const char *name);
void dbus_bus_add_match(DBusConnection *connection, const char *rule, void *error);
int dbus_bus_request_name(DBusConnection *connection, const char *name, unsigned flags, void *error);
unsigned dbus_connection_send(DBusConnection *connection, DBusMessage *message, unsigned *serial);
DBusMessage *dbus_connection_send_with_reply_and_block(
    DBusConnection *connection, DBusMessage *message, int milliseconds, void *error);
unsigned dbus_connection_read_write(DBusConnection *connection, int milliseconds);
void dbus_connection_flush(DBusConnection *connection);
DBusMessage *dbus_connection_pop_message(DBusConnection *connection);
void dbus_connection_close(DBusConnection *connection);
void dbus_connection_unref(DBusConnection *connection);
DBusMessage *dbus_message_new_method_call(
    const char *destination, const char *path, const char *interface, const char *method);
DBusMessage *dbus_message_new_method_return(DBusMessage *call);
DBusMessage *dbus_message_new_signal(const char *path, const char *interface, const char *name);
void dbus_message_unref(DBusMessage *message);
unsigned dbus_message_is_signal(DBusMessage *message, const char *interface, const char *name);
unsigned dbus_message_is_method_call(
    DBusMessage *message, const char *interface, const char *method);
unsigned dbus_message_iter_init(DBusMessage *message, DBusMessageIter *iterator);
int dbus_message_iter_get_arg_type(DBusMessageIter *iterator);
void dbus_message_iter_get_basic(DBusMessageIter *iterator, void *value);
void dbus_message_iter_recurse(DBusMessageIter *iterator, DBusMessageIter *inner);
unsigned dbus_message_iter_next(DBusMessageIter *iterator);
void dbus_message_iter_init_append(DBusMessage *message, DBusMessageIter *iterator);
unsigned dbus_message_iter_append_basic(
    DBusMessageIter *iterator, int type, const void *value);
unsigned dbus_message_iter_open_container(
    DBusMessageIter *iterator, int type, const char *signature, DBusMessageIter *inner);
unsigned dbus_message_iter_close_container(DBusMessageIter *iterator, DBusMessageIter *inner);

#define DBUS_CALLS(CALL)                                                                              \
  CALL(dbus_connection_open_private) CALL(dbus_connection_set_exit_on_disconnect)                     \
  CALL(dbus_bus_set_unique_name) CALL(dbus_bus_add_match) CALL(dbus_bus_request_name)                 \
  CALL(dbus_connection_send) CALL(dbus_connection_send_with_reply_and_block)                          \
  CALL(dbus_connection_read_write) CALL(dbus_connection_flush) CALL(dbus_connection_pop_message)      \
  CALL(dbus_connection_close) CALL(dbus_connection_unref) CALL(dbus_message_new_method_call)          \
  CALL(dbus_message_new_method_return) CALL(dbus_message_new_signal) CALL(dbus_message_unref)         \
  CALL(dbus_message_is_signal) CALL(dbus_message_is_method_call) CALL(dbus_message_iter_init)         \
  CALL(dbus_message_iter_get_arg_type) CALL(dbus_message_iter_get_basic)                              \
  CALL(dbus_message_iter_recurse) CALL(dbus_message_iter_next) CALL(dbus_message_iter_init_append)    \
  CALL(dbus_message_iter_append_basic) CALL(dbus_message_iter_open_container)                         \
  CALL(dbus_message_iter_close_container)

#define DBUS_MEMBER(name) __typeof__(&name) name;
typedef struct {
  DBUS_CALLS(DBUS_MEMBER)
} DBusCalls;

// Looks the functions up in all loaded libraries, as the dynamic loader does. Returns false if one is missing.
static inline _Bool DBusFindCalls(DBusCalls *calls) {
#define DBUS_FIND(name) \
  calls->name = (__typeof__(calls->name))dlsym((void *)0, #name); \
  if (!calls->name) return 0;
  DBUS_CALLS(DBUS_FIND)
  return 1;
}
