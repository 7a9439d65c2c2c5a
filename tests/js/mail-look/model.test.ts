import { unreadable, wanted } from '../../../src/admin/mail-look/model';

test('colours that can hardly be read are named, each pair by itself', () => {
    const look = { accent: '#b42318', background: '#f1eee7', paper: '#ffffff', ink: '#17181c' };
    expect(unreadable(look)).toEqual([]);
    expect(unreadable({ ...look, accent: '#ffcc00' })).toEqual([{ pair: 'link', contrast: 1.5 }]);
    expect(unreadable({ ...look, ink: '#cccccc' }).map((one) => one.pair)).toEqual(['text', 'footer']);
    expect(unreadable({ ...look, ink: '#cc' })).toEqual([]);
});

test('a preview is sent what changes mails and nothing else', () => {
    expect(wanted({ mail_look: { html: true }, protection: { secret: 'x' }, mails: {} })).toEqual({ mail_look: { html: true }, mails: {} });
});
