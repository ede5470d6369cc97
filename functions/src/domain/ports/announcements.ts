import type { AnnouncementBoard } from '@postwright/core/model/announcement'
import type { Documents } from './documents.ts'

export type AnnouncementStore = Pick<Documents<AnnouncementBoard>, 'get' | 'getIn' | 'createIn' | 'updateIn'>
