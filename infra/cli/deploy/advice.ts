/** Errors of a first deployment that a person can end, by what CloudFormation says, with what to do. */
const STOPS: readonly { readonly says: RegExp; readonly advice: string }[] = [
  {
    says: /account must be verified before you can add (?:new )?CloudFront resources/i,
    advice:
      'Amazon verifies a new account before its first CloudFront distribution. Open a case in the Support Center (Account and billing → Account → Activation; free), with this text: "Please verify this account so that it can create CloudFront distributions. The error is: Your account must be verified before you can add new CloudFront resources." It takes hours to two days. Then run the same command again.',
  },
  {
    says: /AWS::SES::EmailIdentity[\s\S]{0,400}already exists/i,
    advice:
      'The sender has been added to SES by hand before. Delete it there (SES → Identities), so that the stage can add it with its settings, and run the same command again.',
  },
  {
    says: /(?:AWS::Logs::LogGroup|AWS::SecretsManager::Secret)[\s\S]{0,400}already exists/i,
    advice:
      'A log group or secret of that name is left from an earlier attempt. It is empty: delete it by hand, a secret with --force-delete-without-recovery, and run the same command again.',
  },
  {
    says: /Custom domain is not a valid subdomain/i,
    advice:
      'Cognito wants an A record of the domain above signInDomain. Enter it, and run the same command again.',
  },
]

/** What a person does about a failed deployment; null when the error is none of the known ones. */
export const adviceOn = (output: string): string | null =>
  STOPS.find(({ says }) => says.test(output))?.advice ?? null
