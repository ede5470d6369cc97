const ENDING = /(?:\/chat\/completions|\/messages)?\/*$/

/** The part of an address that calls begin with, whether a person has copied it or the whole address of a call. */
export function tidyAddress(typed: string): string {
  const url = new URL(typed)
  url.pathname = url.pathname.replace(ENDING, '')
  url.search = ''
  url.hash = ''
  return url.href.replace(/\/$/, '')
}
