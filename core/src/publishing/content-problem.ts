import type { MediaKind } from '../media/media-kind.ts'

/** A reason why a network would refuse a post, found before calling it. */
export type ContentProblem =
  | { code: 'empty' }
  | { code: 'text_too_long'; count: number; max: number }
  | { code: 'text_too_heavy'; bytes: number; max: number }
  | { code: 'too_many_hashtags'; count: number; max: number }
  | { code: 'too_many_mentions'; count: number; max: number }
  | { code: 'title_missing' }
  | { code: 'title_too_long'; count: number; max: number }
  | { code: 'title_characters'; found: string }
  | { code: 'media_missing' }
  | { code: 'video_missing' }
  | { code: 'media_mixed' }
  | { code: 'media_kind'; kind: MediaKind }
  | { code: 'too_many_files'; count: number; max: number }
  | { code: 'too_many_images'; count: number; max: number }
  | { code: 'too_many_videos'; count: number; max: number }
  | { code: 'too_many_documents'; count: number; max: number }
  | { code: 'image_type'; mediaId: string; mime: string }
  | { code: 'image_shape'; mediaId: string; min: number; max: number }
  | { code: 'video_type'; mediaId: string; mime: string }
  | { code: 'video_too_large'; mediaId: string; bytes: number; max: number }
  | { code: 'video_length'; mediaId: string; duration: number; min: number; max: number }
  | { code: 'video_shape'; mediaId: string; min: number; max: number }
  | { code: 'document_too_large'; mediaId: string; bytes: number; max: number }
  | { code: 'document_too_long'; mediaId: string; pages: number; max: number }
  | { code: 'alt_too_long'; mediaId: string; count: number; max: number }
  | { code: 'setting_missing'; key: string }
  | { code: 'setting_invalid'; key: string }
  | { code: 'setting_with_files'; key: string; max: number }
  | { code: 'thread_not_taken' }
  | { code: 'thread_too_long'; count: number; max: number }
  | { code: 'comment_not_taken' }
  | { code: 'comment_too_long'; count: number; max: number }
  | { code: 'poll_not_taken' }
  | { code: 'poll_options'; count: number; max: number }
  | { code: 'poll_option_too_long'; max: number }
  | { code: 'poll_duration'; min: number; max: number }
  | { code: 'poll_with_media' }
