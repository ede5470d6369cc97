/** For drawers: their head would else count as a second banner of the page. */
export const NO_BANNER = { header: { role: 'presentation' } }
