import words from '../../../../web/public/locales/en/link-page.json' with { type: 'json' }

/** Words that the product adds to every page. */
export const PAGE_WORDS = words.page
