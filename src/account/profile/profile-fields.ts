import { form } from '../../core/form/form'

export const profileFields = form('profileForm', {
  nickName: { type: 'text', label: ['昵称', 'Nickname'], required: true, max: 20 },
  legalName: { type: 'text', label: ['真实姓名', 'Name'], required: true, max: 50 },
  birthday: {
    type: 'date',
    label: ['生日', 'Birthday'],
    min: '1900-01-01',
    hint: ['生日当天赠送积分', 'Points are given on that day.'],
  },
})
