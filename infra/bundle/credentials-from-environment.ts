/**
 * Stands in bundles for `@aws-sdk/credential-provider-node`: Lambda puts the role's credentials into the
 * environment, so the chain behind it (profiles, SSO, instance metadata) would be loaded at every cold start
 * and never asked.
 */
export const defaultProvider = () => async () => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new Error('The environment has no AWS credentials.')
  return { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) }
}
