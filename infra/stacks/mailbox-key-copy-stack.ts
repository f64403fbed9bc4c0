import { CfnAlias, CfnReplicaKey, type IKey } from 'aws-cdk-lib/aws-kms'
import { AccountRootPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { removalOf, StageStack } from '../constructs/stage-stack.ts'
import { prefixOf } from '../stage-names.ts'
import { backupRegionOf, type StageContext } from '../context.ts'

/**
 * The mailboxes' key in the region that a stage moves to when it loses its own: it opens every grant that the first one
 * sealed. It is in the stage's account, wherever the backups are, because KMS copies a key within an account only.
 */
export class MailboxKeyCopyStack extends StageStack {
  constructor(scope: Construct, context: StageContext, key: IKey) {
    super(scope, 'mailbox-key-copy', {
      context,
      stateful: true,
      region: backupRegionOf(context),
      description: 'Copy of the mailboxes’ key in another region',
    })
    const copy = new CfnReplicaKey(this, 'Copy', {
      description: 'Mailbox, as in the region of the stage',
      primaryKeyArn: key.keyArn,
      // As every key of a stage: the account's own policies decide, and nobody outside of it.
      keyPolicy: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: ['kms:*'],
            principals: [new AccountRootPrincipal()],
            resources: ['*'],
          }),
        ],
      }),
    })
    copy.applyRemovalPolicy(removalOf(context))
    // Not the name of the key itself, which a stage that moves here without the copy gives to its own.
    new CfnAlias(this, 'Alias', {
      aliasName: `alias/${prefixOf(context)}/mailbox-copy`,
      targetKeyId: copy.attrKeyId,
    })
  }
}
