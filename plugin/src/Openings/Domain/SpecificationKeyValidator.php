<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

use CourantDesk\Kernel\Violation;

/** Validates the key of a new specification. A key is permanent: URLs and stored openings contain it. */
final class SpecificationKeyValidator
{
    /** The maximum length of a taxonomy name in WordPress. */
    public const MAX_LENGTH = 32;

    /**
     * Names with another meaning in a URL: those that WordPress documents as reserved, and the parameters of listings.
     * SpecificationListSettings::reservedKeys() returns the parameters of filters.
     */
    private const RESERVED_KEYS = [
        'action', 'attachment', 'attachment_id', 'author', 'author_name', 'calendar', 'cat', 'category',
        'category_name',
        'comments_per_page', 'comments_popup', 'cpage', 'custom', 'customize_messenger_channel', 'customized', 'date',
        'day', 'debug',
        'embed', 'error', 'exact', 'feed', 'fields', 'hour', 'html', 'jq', 'lang', 'link_category', 'm', 'menu',
        'minute', 'monthnum',
        'more', 'name', 'nav_menu', 'nonce', 'nopaging', 'offset', 'order', 'orderby', 'p', 'page', 'page_id', 'paged',
        'pagename',
        'pb', 'perm', 'post', 'post_format', 'post_mime_type', 'post_status', 'post_tag', 'post_type', 'posts',
        'posts_per_archive_page',
        'posts_per_page', 'preview', 'robots', 's', 'search', 'second', 'sentence', 'showposts', 'sort',
        'static',
        'status', 'subpost', 'subpost_id', 'tag', 'tag_id', 'taxonomy', 'tb', 'term', 'terms', 'theme', 'title', 'type',
        'types',
        'w', 'withcomments', 'withoutcomments', 'wp_theme', 'year',
    ];

    /**
     * Returns why a key is not available; null when it is available. The code of the violation selects the error
     * message.
     *
     * @param list<string> $existing     keys of the existing specifications
     * @param list<string> $reserved names that WordPress or other plugins use in URLs
     * @param list<string> $filters parameters of other filters of listings
     */
    public static function validate(
        string $key,
        array $existing,
        array $reserved = [],
        array $filters = [],
    ): ?Violation {
        $code = match (true) {
            $key === '' => 'key.missing',
            strlen($key) > self::MAX_LENGTH => 'key.long',
            !Specification::isValidKey($key) => 'key.malformed',
            in_array($key, $existing, true) => 'key.taken',
            in_array($key, [...self::RESERVED_KEYS, ...$filters], true) => 'key.reserved',
            in_array($key, $reserved, true) => 'key.clashes',
            default => '',
        };

        return $code === '' ? null : new Violation($code, 'key', ['key' => $key, 'max' => self::MAX_LENGTH]);
    }
}
