<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain\Search;

/** What the index knows of one opening that visitors may see. */
final class IndexedOpening
{
    /** @param array<string, bool> $keys of sets that it is in; true where the word stands in the title */
    public function __construct(
        public readonly int $id,
        /** `YmdHis` as a number, in the site's time zone. */
        public readonly int $published,
        public readonly bool $expired,
        /** `YmdHis` as a number: the last second in which it is open; 0 for no closing. */
        public readonly int $closes,
        public readonly array $keys,
    ) {
    }

    public function equals(self $other): bool
    {
        return [$this->published, $this->expired, $this->closes, $this->stored()]
            === [$other->published, $other->expired, $other->closes, $other->stored()];
    }

    /** As it is stored: the keys, those of the title with a mark. */
    public function stored(): string
    {
        $stored = [];
        foreach ($this->keys as $key => $inTitle) {
            $stored[] = $key . ($inTitle ? '!' : '');
        }

        return implode(' ', $stored);
    }

    /** @return array<string, bool> as $keys: what stored() wrote */
    public static function read(string $stored): array
    {
        $keys = [];
        foreach ($stored === '' ? [] : explode(' ', $stored) as $key) {
            $keys[rtrim($key, '!')] = str_ends_with($key, '!');
        }

        return $keys;
    }
}
