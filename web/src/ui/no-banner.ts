/** Props for drawers, whose header would otherwise be a second banner landmark of the page. */
export const NO_BANNER = { header: { role: 'presentation' } }
