import words from '../../../../web/public/locales/en/link-page.json' with { type: 'json' }

/** The words of pages that nobody has typed. */
export const PAGE_WORDS = words.page
