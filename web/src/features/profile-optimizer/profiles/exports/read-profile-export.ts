import { ADDRESS_MAX } from '@postwright/core/limits'
import {
  emptyProfile,
  type ProfileDraft,
  PROFILE_BIO_MAX,
  PROFILE_HANDLE_MAX,
  PROFILE_HEADLINE_MAX,
  PROFILE_NAME_MAX,
} from '@postwright/core/model/profile'
import { toOneLine, withoutControls } from '@postwright/core/text/text-fields'
import { ArchiveRefusal, isArchive, listEntries, unpack } from '@/lib/open-archive.ts'
import type { ExportedTexts } from '@/platforms/profile-export.ts'
import { PROFILE_EXPORTS } from '@/platforms/profile-exports.ts'

/** Exports hold a file for each picture of years. */
const ENTRIES_MAX = 500_000
/** Of one file; a profile's texts are a few kilobytes. */
const FILE_BYTES_MAX = 1024 * 1024

const FILES = PROFILE_EXPORTS.flatMap(({ files }) => files)

type Found = { path: string; text: () => Promise<string> }

/**
 * The profile in a network's data export: the archive as it was downloaded, or one of its files. Nothing leaves the browser, and
 * nothing of the archive is unpacked but the files that hold the profile.
 * @throws ArchiveRefusal
 */
export async function readProfileExport(file: File): Promise<ProfileDraft> {
  const found = (await isArchive(file)) ? await filesOf(file) : [await asFound(file)]
  for (const { platform, files, read } of PROFILE_EXPORTS) {
    const own = files.map((end) => found.find(({ path }) => endsWith(path, end)))
    if (!own[0]) continue
    const texts = await read(await Promise.all(own.map(async (each) => (await each?.text()) ?? null)))
    if (texts) return { ...emptyProfile(platform), ...fitted(texts) }
  }
  throw new ArchiveRefusal('not_an_export')
}

async function filesOf(archive: File): Promise<Found[]> {
  const isWanted = (path: string) => FILES.some((end) => endsWith(path, end))
  const entries = await listEntries(archive, { entriesMax: ENTRIES_MAX, isWanted })
  return entries.map((entry) => ({
    path: entry.filename,
    text: async () => {
      if (entry.uncompressedSize > FILE_BYTES_MAX) throw new ArchiveRefusal('too_large')
      return (await unpack(entry, 'text/plain')).text()
    },
  }))
}

/** A file that was unpacked before has lost its folder. */
async function asFound(file: File): Promise<Found> {
  if (file.size > FILE_BYTES_MAX) throw new ArchiveRefusal('too_large')
  return { path: FILES.find((end) => endsWith(`/${end}`, file.name)) ?? file.name, text: () => file.text() }
}

function endsWith(path: string, end: string): boolean {
  return path === end || path.endsWith(`/${end}`)
}

/** The texts within the limits of a profile's fields. */
function fitted({ name, handle, headline, bio, link }: ExportedTexts): ExportedTexts {
  return {
    name: toOneLine(name, PROFILE_NAME_MAX) ?? '',
    handle: toOneLine(handle, PROFILE_HANDLE_MAX) ?? '',
    headline: toOneLine(headline, PROFILE_HEADLINE_MAX) ?? '',
    bio: withoutControls(bio).slice(0, PROFILE_BIO_MAX),
    link: withoutControls(link).slice(0, ADDRESS_MAX),
  }
}
