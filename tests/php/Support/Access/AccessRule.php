<?php

declare(strict_types=1);

namespace CourantTests\Support\Access;

/** One row of the access matrix in tests/fixtures/access/access-rules.json. */
final class AccessRule
{
    /**
     * @param 'route'|'page'|'act'|'ajax'|'post'|'rpc' $kind
     * @param array<mixed>                       $body
     * @param list<string>                       $who     roles whose request succeeds
     * @param string                             $shows   text that only `sees` may read in the response; '' for none
     * @param list<string>                       $sees
     * @param list<string> $changes tables that change, without prefix; empty if nothing may change
     * @param list<string>                       $writes  roles whose request changes them
     * @param array<string, string>              $nonces  action by field
     * @param array<string, string>              $files   path below tests/fixtures by field
     */
    private function __construct(
        public readonly string $kind,
        public readonly string $name,
        public readonly array $body,
        public readonly array $who,
        public readonly string $shows,
        public readonly array $sees,
        public readonly array $changes,
        public readonly array $writes,
        public readonly array $nonces,
        public readonly array $files,
    ) {
    }

    /** @param array<mixed> $raw */
    public static function fromArray(array $raw): self
    {
        $text = static fn (string $key): string => is_string($raw[$key] ?? null) ? $raw[$key] : '';
        $list = static fn (string $key): array => array_values(
            array_filter(is_array($raw[$key] ?? null) ? $raw[$key] : [], is_string(...))
        );
        $kind = 'post';
        foreach (['route', 'page', 'act', 'ajax', 'rpc'] as $type) {
            $kind = isset($raw[$type]) ? $type : $kind;
        }
        $nonces = self::texts($raw['nonces'] ?? null);

        return new self(
            kind: $kind,
            name: $text($kind),
            body: is_array($raw['body'] ?? null) ? $raw['body'] : [],
            who: $list('who'),
            shows: $text('shows'),
            sees: isset($raw['sees']) ? $list('sees') : $list('who'),
            changes: $list('changes'),
            writes: isset($raw['writes']) ? $list('writes') : $list('who'),
            nonces: $nonces !== []
                ? $nonces
                : ($text('nonce') === '' ? [] : [($kind === 'page' ? 'awsm_nonce' : '_wpnonce') => $text('nonce')]),
            files: self::texts($raw['files'] ?? null),
        );
    }

    /** @return array<string, string> */
    private static function texts(mixed $raw): array
    {
        $texts = [];
        foreach (is_array($raw) ? $raw : [] as $field => $text) {
            $texts[(string) $field] = is_string($text) ? $text : '';
        }

        return $texts;
    }

    /** @return list<self> */
    public static function all(): array
    {
        return array_map(self::fromArray(...), array_values(
            array_filter((array) (self::table()['rules'] ?? []), is_array(...))
        ));
    }

    /** @return array<mixed> content of the file */
    public static function table(): array
    {
        $table = json_decode(
            (string) file_get_contents(dirname(__DIR__, 3) . '/fixtures/access/access-rules.json'),
            true,
        );

        return is_array($table) ? $table : [];
    }

    public function isRead(): bool
    {
        return $this->kind === 'page' || str_starts_with($this->name, 'GET ');
    }
}
