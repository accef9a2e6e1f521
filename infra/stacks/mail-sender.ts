import { CfnOutput } from 'aws-cdk-lib'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'

/** The sender of all mail: `hello@` our domain or, without a domain, the given address. */
export class MailSender extends Construct {
  readonly address: string
  readonly identityArn: string

  constructor(scope: Construct, id: string, { domain, address }: { domain: string | undefined; address: string }) {
    super(scope, id)
    this.address = domain ? `hello@${domain}` : address
    const identity = new EmailIdentity(this, 'Identity', {
      identity: domain ? Identity.domain(domain) : Identity.email(address),
    })
    this.identityArn = identity.emailIdentityArn
    // DKIM proves to receiving servers that the mail is ours. An operator adds these records to the domain's DNS.
    if (domain)
      for (const [index, { name, value }] of identity.dkimRecords.entries())
        new CfnOutput(this, `Dkim${index + 1}`, { value: `${name} CNAME ${value}` })
  }
}
