import { z } from 'zod'
import { pick, readParams } from '../meta-graph/graph-call.ts'
import { refuseObject } from '../meta-graph/graph-failure.ts'
import { graphPage } from '../meta-graph/graph-page.ts'
import { requireToken } from '../meta-graph/graph-tokens.ts'
import type { Routes } from '../support/start-fake.ts'
import { graphTime, INSTAGRAM_ACCOUNT, type InstagramState, newId } from './instagram-state.ts'

const SCOPES = ['instagram_business_basic', 'instagram_business_manage_comments']
const commentSchema = z.strictObject({ message: z.string().min(1).max(2_200) })

/** Comments below the account's media. */
export function commentRoutes(state: InstagramState): Routes {
  const find = (id = '') => state.media.find((media) => media.id === id) ?? refuseObject(id)
  return {
    'POST /v25.0/:media/comments': (request) => {
      requireToken(state.tokens, request, SCOPES)
      const { message: text } = readParams(request, commentSchema)
      const { comments } = find(request.params.media)
      const id = newId(state)
      comments.push({ id, text, username: INSTAGRAM_ACCOUNT.username, timestamp: graphTime(state.now()) })
      if (typeof request.fault === 'object' && request.fault) state.seen.hide(id, request.fault.hidden)
      return {
        status: 200,
        body: { id },
        accepted: { kind: 'comment', id, content: { text, media: request.params.media } },
      }
    },

    'GET /v25.0/:media/comments': (request) => {
      requireToken(state.tokens, request, SCOPES)
      const shown = find(request.params.media).comments.filter(({ id }) => state.seen.shows(id))
      return graphPage(
        request,
        shown.map((comment) => pick(request, comment)),
      )
    },
  }
}
