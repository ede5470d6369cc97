/** Reads all pages of a list, from its first to the one without a cursor. */
export async function readAllPages<Page extends { cursor: string | null }>(
  read: (input: { after?: string }) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = []
  for (let after: string | null | undefined; after !== null; after = pages.at(-1)?.cursor ?? null) {
    pages.push(await read(after === undefined ? {} : { after }))
  }
  return pages
}
