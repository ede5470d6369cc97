import type { BrandProposal } from '@postwright/core/model/brand-autofill'

const DRAWING = /\.svgz?$/i

/** Why an address could not be used, for its words: of drawings more can be said. */
export function unreadReason({ url, reason }: BrandProposal['unread'][number]) {
  return reason === 'type' && DRAWING.test(URL.parse(url)?.pathname ?? '') ? 'drawing' : reason
}
