import { z } from 'zod'
import { FULL_NAME_MAX } from '@postwright/core/limits'
import { storageSlot } from '@/lib/storage-slot.ts'
import { STORAGE_KEYS } from '@/config/constants.ts'

/** What a guest called themselves last, on this device. */
export const guestName = storageSlot(STORAGE_KEYS.guestName, z.string().max(FULL_NAME_MAX), '')
