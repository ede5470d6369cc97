/**
 * Consents as a person does: opens the page and submits its form, by default with the first button.
 * @returns the address that the network sends the browser back to
 */
export async function pressAuthorize(url: string, button: Record<string, string> = {}): Promise<URL> {
  const page = await fetch(url)
  if (!page.ok) throw new Error(`The consent page answered ${page.status}: ${await page.text()}`)
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(button), redirect: 'manual' })
  const location = reply.headers.get('location')
  if (location === null) throw new Error(`The consent page answered ${reply.status} without an address.`)
  return new URL(location)
}
