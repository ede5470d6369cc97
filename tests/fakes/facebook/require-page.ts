import type { FakeRequest } from '../support/fake-message.ts'
import { refuse } from '../meta-graph/graph-failure.ts'
import { requireToken } from '../meta-graph/graph-tokens.ts'
import { FACEBOOK_PAGES, type FacebookPage, type FacebookState } from './facebook-state.ts'

/** The Page that a token acts for. Refuses a person's token: the calls need the Page's own. */
export function requirePage(state: FacebookState, request: FakeRequest, scopes: readonly string[]): FacebookPage {
  const token = requireToken(state.tokens, request, scopes)
  const page = FACEBOOK_PAGES.find(({ id }) => id === token.owner)
  if (token.kind !== 'page' || !page) {
    const message = '(#200) The permission(s) pages_manage_posts are not available. A page access token is required.'
    return refuse({ code: 200, status: 403, message })
  }
  const asked = request.params.page
  if (asked !== undefined && asked !== 'me' && asked !== page.id) {
    refuse({ code: 200, status: 403, message: '(#200) Subject does not have permission to post on this Page.' })
  }
  return page
}
