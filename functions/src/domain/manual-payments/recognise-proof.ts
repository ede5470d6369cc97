import { type PaymentProof, PROOF_BYTES_MAX } from '@postwright/core/model/payment-method'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { fileRefusalError } from '../uploads/file-refusal-error.ts'

type ProofFile = { type: PaymentProof['type']; bytes: Uint8Array }

/**
 * Recognises a file by its content, whatever its name and declared type say. Images are encoded anew, without the place where they were
 * taken; PDFs stay as they are.
 * @throws `media_invalid`, `rate_limited` while too many images are being prepared
 */
export async function recogniseProof(
  { images, files }: Pick<Deps, 'images' | 'files'>,
  bytes: Uint8Array,
): Promise<ProofFile> {
  const image = await images.normalise(bytes)
  if (image.kind === 'image') {
    const fitted = image.bytes.length > PROOF_BYTES_MAX ? await images.fit(image, { maxBytes: PROOF_BYTES_MAX }) : image
    return { type: fitted.mime, bytes: fitted.bytes }
  }
  if (image.reason !== 'type') {
    const detail =
      image.reason === 'broken' ? 'This image is damaged and cannot be opened.' : 'This image is too large.'
    throw new AppError('media_invalid', { detail })
  }
  const read = ({ start, end }: { start: number; end: number }) => Promise.resolve(bytes.subarray(start, end))
  const found = await files.recognise({ size: bytes.length, read })
  if (found.kind === 'refused') throw fileRefusalError(found)
  if (found.mime !== 'application/pdf') throw new AppError('media_invalid', { message: `found ${found.mime}` })
  return { type: found.mime, bytes }
}
