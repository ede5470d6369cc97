/** Addresses by name, as a resolver that an attacker may control returns them. */
const NAMES: Record<string, string[]> = {
  'example.com': ['93.184.215.14'],
  'dual.example.com': ['93.184.215.14', '2606:4700:4700::1111'],
  'xn--bcher-kva.example': ['93.184.215.14'],
  'inside.example.com': ['10.1.2.3'],
  'mixed.example.com': ['93.184.215.14', '192.168.0.1'],
  'six.example.com': ['93.184.215.14', 'fd00::1'],
  'mapped.example.com': ['::ffff:169.254.169.254'],
  'zone.example.com': ['fe80::1%eth0'],
  'nonsense.example.com': ['not-an-address'],
  'localtest.me': ['127.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
  'pds.local': ['192.168.1.20'],
}

/** Resolves only the names of these tests. */
export const resolveNames = (name: string): Promise<string[]> => Promise.resolve(NAMES[name] ?? [])

/** Addresses that a person may type and that the server must never call. */
export const REFUSED_ADDRESSES = `
  https://127.0.0.1 https://127.0.0.1:8443/x https://127.1 https://127.255.255.254 https://2130706433 https://0x7f000001
  https://0x7f.1 https://0177.0.0.1 https://017700000001 https://0x7f.0x0.0x0.0x1 https://127.0.0.1. https://0 https://0.0.0.0
  https://10.0.0.1 https://10.255.255.255 https://172.16.0.1 https://172.31.255.255 https://192.168.0.1 https://3232235521
  https://169.254.169.254 https://2852039166 https://0xA9FEA9FE https://169.254.170.2 https://168.63.129.16
  https://100.64.0.1 https://100.100.100.200 https://100.127.255.255 https://192.0.0.192 https://192.0.2.1
  https://198.18.0.1 https://198.51.100.1 https://203.0.113.1 https://224.0.0.1 https://239.255.255.250 https://240.0.0.1
  https://255.255.255.255 https://192.88.99.1
  https://[::1] https://[::] https://[::ffff:127.0.0.1] https://[::ffff:7f00:1] https://[::ffff:a9fe:a9fe] https://[::127.0.0.1]
  https://[0:0:0:0:0:ffff:10.0.0.1] https://[fe80::1] https://[fc00::1] https://[fd12:3456::1] https://[ff02::1]
  https://[fec0::1] https://[64:ff9b::7f00:1] https://[64:ff9b:1::a00:1] https://[2002:7f00:1::] https://[2001::1]
  https://[2001:db8::1] https://[fd00:ec2::254] https://[100::1] https://[5f00::1]
  https://localhost https://LOCALHOST https://localhost. https://foo.localhost https://app.local https://db.internal
  https://metadata.google.internal https://METADATA.google.internal. https://metadata https://metadata.goog
  https://router.lan https://intranet https://printer.home.arpa https://wiki.corp https://secret.onion
  https://inside.example.com https://mixed.example.com https://six.example.com https://mapped.example.com
  https://zone.example.com https://nonsense.example.com https://localtest.me
  https://user:pass@example.com https://user@example.com https://example.com@127.0.0.1
  http://example.com ftp://example.com file:///etc/passwd gopher://example.com:70 data:text/plain,x javascript:alert(1)
  ws://example.com`
  .trim()
  .split(/\s+/)
