import { expect, test } from "vitest";
import { type AddressVerdict, judgeAddress } from "./webhook-address.ts";

test.each<[string, AddressVerdict]>([
  ["https://hooks.example.com/x?y=1", "allowed"],
  ["https://hooks.example.com:8443/x", "allowed"],
  ["https://8.8.8.8/x", "allowed"],
  ["https://[2a00:1450:4001:82f::2001]/x", "allowed"],
  ["http://hooks.example.com/x", "not_https"],
  ["http://8.8.8.8/x", "not_https"],
  ["ftp://hooks.example.com/x", "not_https"],
  ["file:///etc/passwd", "not_https"],
  ["javascript:alert(1)", "not_https"],
  ["hooks.example.com/x", "unreadable"],
  ["https://", "unreadable"],
  ["", "unreadable"],
  ["https://me:secret@hooks.example.com/x", "has_sign_in"],
  ["https://hooks.example.com@10.0.0.1/x", "has_sign_in"],
  ["https://localhost/x", "private"],
  ["https://localhost./x", "private"],
  ["https://anything.localhost/x", "private"],
  ["https://127.0.0.1/x", "private"],
  ["https://127.1/x", "private"],
  ["https://2130706433/x", "private"],
  ["https://0x7f.0.0.1/x", "private"],
  ["https://0177.0.0.1/x", "private"],
  ["https://0.0.0.0/x", "private"],
  ["https://10.1.2.3/x", "private"],
  ["https://172.16.0.1/x", "private"],
  ["https://192.168.1.1/x", "private"],
  ["https://100.64.0.1/x", "private"],
  ["https://169.254.169.254/latest/meta-data", "private"],
  ["https://224.0.0.1/x", "private"],
  ["https://[::1]/x", "private"],
  ["https://[::ffff:127.0.0.1]/x", "private"],
  ["https://[::ffff:a9fe:a9fe]/x", "private"],
  ["https://[64:ff9b::a00:1]/x", "private"],
  ["https://[fd00::1]/x", "private"],
  ["https://[fe80::1]/x", "private"],
  ["https://printer/x", "private"],
  ["https://nas.local/x", "private"],
  ["https://metadata.google.internal/x", "private"],
])("%s: %s", (address, verdict) => {
  expect(judgeAddress(address, false)).toBe(verdict);
});

test.each<[string, AddressVerdict]>([
  ["http://127.0.0.1:9999/x", "allowed"],
  ["http://localhost:9999/x", "allowed"],
  ["http://[::1]:9999/x", "allowed"],
  ["https://127.0.0.1:9999/x", "private"],
  ["http://192.168.1.1/x", "not_https"],
  ["http://hooks.example.com/x", "not_https"],
])("on a developer's machine, %s: %s", (address, verdict) => {
  expect(judgeAddress(address, true)).toBe(verdict);
});
