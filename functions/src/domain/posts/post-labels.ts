import { POST_LABELS_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'

type Labelling = { workspaceId: string; postId: string; rev: number; add: readonly string[]; remove: readonly string[] }

/**
 * Adds labels to a post and removes others, even after publication: labels are not published.
 * @throws `not_found`, `stale_revision`, `validation_failed` with a sentence for too many labels
 */
export async function labelPost(
  deps: Pick<Deps, 'posts' | 'transact'>,
  { workspaceId, postId, rev, add, remove }: Labelling,
): Promise<Post> {
  return deps.transact(async (tx) => {
    const post = await deps.posts.getIn(tx, workspaceId, postId)
    if (!post) throw new AppError('not_found', { message: `post ${postId}` })
    if (post.rev !== rev) throw new AppError('stale_revision', { message: `post ${postId}` })
    const labels = [...new Set([...post.labels.filter((label) => !remove.includes(label)), ...add])]
    if (labels.length > POST_LABELS_MAX) {
      const detail = fillWords(DETAIL_WORDS.limit.postLabels, { max: POST_LABELS_MAX })
      throw new AppError('validation_failed', { detail })
    }
    return deps.posts.updateIn(tx, workspaceId, post, { labels })
  })
}

type Order = { workspaceId: string; postId: string; rev: number; campaignId: string }

/**
 * Adds a post to a campaign or removes it, even after publication. Planned posts keep their frozen content: the links of the next plan get the UTM of
 * the campaign.
 * @throws `not_found`, `stale_revision`
 */
export async function setCampaign(
  deps: Pick<Deps, 'posts' | 'campaigns' | 'transact'>,
  { workspaceId, postId, rev, campaignId }: Order,
): Promise<Post> {
  return deps.transact(async (tx) => {
    const post = await deps.posts.getIn(tx, workspaceId, postId)
    if (!post) throw new AppError('not_found', { message: `post ${postId}` })
    if (post.rev !== rev) throw new AppError('stale_revision', { message: `post ${postId}` })
    const campaign = campaignId === '' ? null : await deps.campaigns.getIn(tx, workspaceId, campaignId)
    if (campaignId !== '' && !campaign) throw new AppError('not_found', { message: `campaign ${campaignId}` })
    return deps.posts.updateIn(tx, workspaceId, post, { campaignId })
  })
}
