<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Domain;

/**
 * Represents a tag of applications. Two names that differ only in case, accents, spaces or hyphens are the same tag.
 */
final class ApplicationTag
{
    public const MAX_NAME_LENGTH = 40;
    /** Maximum number of tags of an application. */
    public const MAX_PER_APPLICATION = 20;

    public function __construct(public readonly string $slug, public readonly string $name)
    {
    }

    /** @return self|null null when the name is empty or too long */
    public static function fromName(string $name): ?self
    {
        $name = trim((string) preg_replace('/\s+/u', ' ', $name));
        // The slug contains no spaces and commas, which separate the values of a REST parameter.
        $normalized = (new CandidateSearchNormalizer())->normalize($name);
        $slug = trim((string) preg_replace('/[\s,-]+/u', '-', $normalized), '-');

        return $slug === '' || mb_strlen($name) > self::MAX_NAME_LENGTH
            ? null
            : new self(mb_substr($slug, 0, 60), $name);
    }
}
