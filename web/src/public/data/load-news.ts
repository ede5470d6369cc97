import { listNews } from '@postwright/core/api/announcements'
import { call } from '@/lib/api-client.ts'

/** What the operator has announced to everybody and keeps on the changelog. */
export const loadNews = async () => (await call(listNews, {})).news
