import { z } from 'zod'
import { FULL_NAME_MAX } from '@postwright/core/limits'
import { storageSlot } from '@/lib/storage-slot.ts'

/** The last name used by a guest on this device. */
export const guestName = storageSlot('postwright.guestName', z.string().max(FULL_NAME_MAX), '')
