import { change, changedSince, complaint, count, exported, imported, search, shown, values } from '../../../src/admin/settings/model';
import type { Field, Room } from '../../../src/admin/settings/model';

const field = (changes: Partial<Field>): Field => ({ key: 'size', type: 'int', label: 'Openings on a page', help: '1 to 100.', choices: [], min: 1, max: 100, default: 10, value: 10, saved: false, ...changes });
const size = field({});
const company = field({ key: 'company', type: 'text', label: 'Company name', help: '', default: '', value: 'Courant' });
const rooms: readonly Room[] = [
    { room: 'listings', title: 'Listings', fields: [size] },
    { room: 'jobs', title: 'Openings', fields: [company] },
];

test('a change back to what is stored is none', () => {
    const changed = change({}, 'listings', size, 20);
    expect(shown(changed, 'listings', size)).toBe(20);
    expect(count(changed)).toBe(1);
    expect(change(changed, 'listings', size, 10)).toEqual({});
});

test('what is typed while a save runs is still a change after it', () => {
    const sent = { listings: { size: 20 }, jobs: { company: 'Cour' } };
    expect(changedSince(sent, sent)).toEqual({});
    expect(changedSince(sent, { listings: { size: 20 }, jobs: { company: 'Courant Ltd.' } })).toEqual({ jobs: { company: 'Courant Ltd.' } });
    expect(changedSince(sent, { ...sent, video: { on: true } })).toEqual({ video: { on: true } });
});

test('a search looks into names, help and titles of all rooms', () => {
    expect(search(rooms, 'page OPENINGS').map((room) => room.room)).toEqual(['listings']);
    expect(search(rooms, 'openings').map((room) => room.room)).toEqual(['listings', 'jobs']);
    expect(search(rooms, 'nothing')).toEqual([]);
});

test('a secret is neither exported nor imported nor handed to previews, and null removes it', () => {
    const secret = field({ key: 'secret_key', type: 'secret', default: '', value: '', saved: true });
    const protection = [{ room: 'protection', title: 'Protection', fields: [secret] }];
    const typed = change({}, 'protection', secret, 'hush');
    expect(shown(typed, 'protection', secret)).toBe('hush');
    expect(JSON.stringify([exported(protection), values(protection, typed)])).not.toContain('secret_key');
    expect(imported(protection, '{"courant":"settings","rooms":{"protection":{"secret_key":"other"}}}')).toEqual({});
    expect(shown(change({}, 'protection', secret, null), 'protection', secret)).toBeNull();
    expect(count(change({}, 'protection', secret, null))).toBe(1);
    expect(change(typed, 'protection', secret, '')).toEqual({});
});

test('the browser says first what is wrong', () => {
    expect(['', '0', '101', '1.5', 'x'].map((value) => complaint(size, value))).toEqual(Array(5).fill('number'));
    expect(complaint(size, 100)).toBe('');
    expect(complaint(field({ type: 'email' }), 'no mail')).toBe('email');
    expect(complaint(field({ type: 'email' }), '')).toBe('');
});

test('what one site exports, another one imports, and only what it knows', () => {
    const file = exported(rooms.map((room) => ({ ...room, fields: room.fields.map((one) => ({ ...one, value: one.type === 'int' ? 25 : 'Elsewhere' })) })));
    expect(imported(rooms, file)).toEqual({ listings: { size: 25 }, jobs: { company: 'Elsewhere' } });
    expect(imported(rooms, '{"courant":"settings","rooms":{"unknown":{"a":1},"jobs":{"company":{"x":1}}}}')).toEqual({});
    expect(imported(rooms, 'no json')).toBeNull();
    expect(imported(rooms, '{"rooms":{}}')).toBeNull();
    expect(imported(rooms, 'null')).toBeNull();
});
