const BLOB_KEY =
  /^(?:(?:workspaces\/[A-Za-z0-9_-]{1,128}|fonts)\/[0-9a-f]{64}(?:\.[a-z0-9-]{1,40})?|uploads\/[A-Za-z0-9_-]{1,128}\/[0-9a-f]{64}|(?:exports|proofs)\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9_-]{1,128})$/

/**
 * Rejects every key that is not `workspaces/{wid}/{sha256}` or `fonts/{sha256}`, optionally with `.{version}`, `uploads/{id}/{sha256}`,
 * `exports/{uid}/{job}` or `proofs/{uid}/{id}`: a key is part of a file path.
 */
export function checkBlobKey(key: string): string {
  if (!BLOB_KEY.test(key)) {
    throw new Error(
      'A blob key must be workspaces/{id}/{sha256}, fonts/{sha256}, uploads/{id}/{sha256}, exports/{id}/{id} or proofs/{id}/{id}.',
    )
  }
  return key
}

/** Returns the key prefix of an upload's parts. */
export function uploadFolder(uploadId: string): string {
  const folder = ['uploads', uploadId].join('/')
  checkBlobKey(`${folder}/${'0'.repeat(64)}`)
  return folder
}

/** Returns the key prefix of a person's payment proofs. */
export function proofFolder(uid: string): string {
  const folder = ['proofs', uid].join('/')
  checkBlobKey(`${folder}/0`)
  return folder
}
