/** Whole addresses of the web, as networks take them for links and buttons. */
export const WEB_ADDRESS_PATTERN = String.raw`^https?://[^\s/?#@.]+\.[^\s]+$`
