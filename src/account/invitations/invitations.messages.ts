import { messages } from '../../core/language/messages'

export const invitationsMessages = messages('invitations', {
  invitations: ['邀请列表', 'Invitations'],
  invite: ['邀请成员', 'Invite a person'],
  import: ['导入', 'Import'],
  inviteTitle: ['邀请成员', 'Invite a person'],
  inviteHint: [
    '受邀人将收到带链接的短信或邮件，用验证码接受后成为成员。',
    'The person receives a message with a link, and becomes a member by a code.',
  ],
  send: ['发送邀请', 'Send the invitation'],
  find: ['姓名、手机号或邮箱', 'Name, mobile number or email'],
  states: ['状态', 'States'],
  all: ['全部', 'All'],
  person: ['受邀人', 'Invited person'],
  by: ['邀请人', 'Invited by'],
  until: ['有效期至', 'Valid until'],
  state: ['状态', 'State'],
  resend: ['重新发送', 'Send again'],
  resendOf: ['重新发送给 {name}', 'Send again to {name}'],
  withdraw: ['撤回', 'Withdraw'],
  withdrawOf: ['撤回给 {name} 的邀请', 'Withdraw the invitation of {name}'],
  withdrawAsk: ['撤回给 {name} 的邀请？', 'Withdraw the invitation of {name}?'],
  withdrawText: ['已发送的链接将失效。', 'The link that was sent ends.'],
  sent: ['邀请将在一分钟内发出', 'The invitation is sent within a minute.'],
  withdrawn: ['已撤回', 'Withdrawn.'],
  none: ['没有邀请', 'No invitations'],
  noneText: [
    '邀请同事后，可在此查看、重新发送或撤回。',
    'Once you have invited colleagues, you see their invitations here and can send or withdraw them.',
  ],
})
