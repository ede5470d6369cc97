import type { BackendModule } from 'i18next'

/** i18next's source of words: `public/locales/<language>/<namespace>.json`. A file that does not come is asked for again. */
export const wordFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    void fetchWords(`/locales/${language}/${namespace}.json`).then(
      (words) => done(null, words),
      // `true` in place of words: i18next tries again, a few times, ever later.
      (error: Error) => done(error, true),
    )
  },
}

/** @throws Error when there is no such file or no network */
async function fetchWords(url: string) {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return reply.json()
}
