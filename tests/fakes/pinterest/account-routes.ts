import type { Routes } from '../support/start-fake.ts'
import { pinterestError, requireGrant } from './pinterest-refusal.ts'
import { PINTEREST_ACCOUNT, type PinterestState } from './pinterest-state.ts'

const PAGE = 25
const PAGE_MAX = 250

/** The account, its boards, and their sections and pins. */
export function accountRoutes(state: PinterestState): Routes {
  return {
    'GET /v5/user_account': (request) => {
      requireGrant(state, request, ['user_accounts:read'])
      const { id, username } = PINTEREST_ACCOUNT
      const body = {
        account_type: 'BUSINESS',
        id,
        username,
        business_name: 'Kitchen & Garden',
        profile_image: '',
        website_url: '',
        // https://developers.pinterest.com/docs/api/v5/user_account-get/ (2026-11)
        follower_count: 418,
      }
      return { status: 200, body }
    },

    'GET /v5/boards': (request) => {
      requireGrant(state, request, ['boards:read'])
      return page(state.boards, request.query)
    },

    'GET /v5/boards/:id/sections': (request) => {
      requireGrant(state, request, ['boards:read'])
      const { id = '' } = request.params
      if (!state.boards.some((board) => board.id === id)) return pinterestError(404, 40, 'Board not found.')
      return page(state.sections.get(id) ?? [], request.query)
    },

    'GET /v5/boards/:id/pins': (request) => {
      requireGrant(state, request, ['boards:read', 'pins:read'])
      const { id } = request.params
      if (!state.boards.some((board) => board.id === id)) return pinterestError(404, 40, 'Board not found.')
      const visible = state.pins.filter((pin) => pin.board_id === id && pin.looksLeft-- <= 0)
      const newest = visible.map(({ looksLeft: _looksLeft, ...pin }) => pin).toReversed()
      return page(newest, request.query)
    },
  }
}

/** One page; `bookmark` is where the next begins. */
function page(items: readonly unknown[], query: URLSearchParams) {
  const size = Number(query.get('page_size') ?? PAGE)
  if (!(Number.isInteger(size) && size >= 1 && size <= PAGE_MAX)) return pinterestError(400, 1, 'Invalid page_size.')
  const from = Number(Buffer.from(query.get('bookmark') ?? '', 'base64').toString() || 0)
  const next = from + size
  const bookmark = next < items.length ? Buffer.from(String(next)).toString('base64') : null
  return { status: 200, body: { items: items.slice(from, next), bookmark } }
}
