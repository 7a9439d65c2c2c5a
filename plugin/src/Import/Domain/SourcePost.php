<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Holds a stored post of another product, whose post type and taxonomies are no longer registered. */
final class SourcePost
{
    /**
     * @param array<string, list<string>> $meta  stored values by key; arrays are serialized
     * @param array<string, list<string>> $terms names by taxonomy
     */
    public function __construct(
        public readonly int $id,
        public readonly string $type,
        public readonly string $title,
        public readonly string $content,
        public readonly string $status,
        public readonly string $slug,
        public readonly string $date,
        public readonly int $author,
        public readonly int $parent,
        public readonly array $meta = [],
        public readonly array $terms = [],
    ) {
    }

    /** Returns the first value of the first of these keys that is not empty; '' for none. */
    public function text(string ...$keys): string
    {
        foreach ($keys as $key) {
            $value = trim($this->meta[$key][0] ?? '');
            if ($value !== '') {
                return $value;
            }
        }

        return '';
    }

    /** @return list<string> the value of a key as a list; empty when there is no value */
    public function texts(string $key): array
    {
        $value = $this->text($key);

        return $value === '' ? [] : [$value];
    }

    /** @return array<array-key, mixed> a value that is stored as an array; objects in it are ignored */
    public function list(string $key): array
    {
        $value = @unserialize($this->meta[$key][0] ?? '', ['allowed_classes' => false]);

        return is_array($value) ? $value : [];
    }
}
