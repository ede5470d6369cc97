/** The address of an instance, from what people type: `mastodon.social`, an address, or an account `@name@mastodon.social`. */
export function instanceAddress(typed: string): string | null {
  const said = typed.trim().replace(/^@?[\w.-]+@/, '')
  const url = URL.parse(/^https?:\/\//i.test(said) ? said : `https://${said}`)
  return url && url.hostname !== '' && url.username === '' && url.password === '' ? url.origin : null
}
