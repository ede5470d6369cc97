import { mediaKind, isVideo } from '@postwright/core/media/media-kind'
import type { SettingField } from '@postwright/core/platforms/contract-fields'
import { contractFor } from '@postwright/core/platforms/contract-for'
import type { PublishContent } from '@postwright/core/publishing/content'
import type { PartKind } from '@postwright/core/model/variant'
import type { PreviewContent, PreviewFile } from '@/platforms/preview/preview-content.ts'
import type { PreviewChannel } from '@/platforms/platform-module.ts'

type FrozenPart = { kind: PartKind; content: PublishContent }

/** Returns the preview content of a publication that was frozen for a channel. `urlOf` returns null for a deleted file. */
export function previewFrozen(
  channel: PreviewChannel,
  parts: readonly FrozenPart[],
  urlOf: (mediaId: string) => string | null,
): PreviewContent {
  const contract = contractFor(channel)
  const show = ({ text, media }: PublishContent) => ({ text, files: media.map((file) => previewFileOf(file, urlOf)) })
  const post = parts.find(({ kind }) => kind === 'post')?.content
  const comment = parts.find(({ kind }) => kind === 'comment')?.content
  return {
    post: post ? show(post) : { text: '', files: [] },
    title: post?.title ?? '',
    replies: parts.filter(({ kind }) => kind === 'reply').map(({ content }) => show(content)),
    comment: comment ? show(comment) : null,
    poll: post?.poll ?? null,
    settings: post?.settings ?? {},
    linkCard: contract.settings.every((field) => !isLinkCard(field) || post?.settings[field.key] !== false),
    fold: contract.fold,
  }
}

function isLinkCard(field: SettingField): boolean {
  return field.kind === 'switch' && field.isLinkCard === true
}

function previewFileOf(file: PublishContent['media'][number], urlOf: (mediaId: string) => string | null): PreviewFile {
  const { mediaId, alt, mime, width, height, durationMs, pages } = file
  const url = urlOf(mediaId)
  return {
    key: mediaId,
    kind: mediaKind(mime),
    mime,
    url,
    alt,
    ratio: height > 0 ? width / height : null,
    durationMs: isVideo(file) ? durationMs : null,
    pages,
    name: '',
    state: url === null ? 'missing' : 'ready',
    progress: 1,
  }
}
