<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

use CourantDesk\Kernel\Violation;

/** Which keys a new specification may have (Jobs contract 1.2). A key is for ever: addresses and stored openings hold it. */
final class SpecificationKey
{
    /** WordPress keeps no longer names of taxonomies. */
    public const MAX = 32;

    /**
     * Names that mean something else in an address: those that WordPress documents as reserved, and the parameters of a listing.
     */
    private const RESERVED = [
        'action', 'attachment', 'attachment_id', 'author', 'author_name', 'calendar', 'cat', 'category', 'category_name',
        'comments_per_page', 'comments_popup', 'cpage', 'custom', 'customize_messenger_channel', 'customized', 'date', 'day', 'debug',
        'embed', 'error', 'exact', 'feed', 'fields', 'hour', 'html', 'jq', 'lang', 'link_category', 'm', 'menu', 'minute', 'monthnum',
        'more', 'name', 'nav_menu', 'nonce', 'nopaging', 'offset', 'order', 'orderby', 'p', 'page', 'page_id', 'paged', 'pagename',
        'pb', 'perm', 'post', 'post_format', 'post_mime_type', 'post_status', 'post_tag', 'post_type', 'posts', 'posts_per_archive_page',
        'posts_per_page', 'preview', 'robots', 's', 'salary_min', 'search', 'second', 'sentence', 'showposts', 'sort', 'static',
        'status', 'subpost', 'subpost_id', 'tag', 'tag_id', 'taxonomy', 'tb', 'term', 'terms', 'theme', 'title', 'type', 'types',
        'w', 'withcomments', 'withoutcomments', 'work_mode', 'wp_theme', 'year',
    ];

    /**
     * Why a key cannot be had; null when it can. Which of the codes it is tells people what to do.
     *
     * @param list<string> $own     keys of the specifications that are there
     * @param list<string> $foreign names that WordPress or other plugins use in addresses
     */
    public static function problem(string $key, array $own, array $foreign = []): ?Violation
    {
        $code = match (true) {
            $key === '' => 'key.missing',
            strlen($key) > self::MAX => 'key.long',
            !Specification::isKey($key) => 'key.malformed',
            in_array($key, $own, true) => 'key.taken',
            in_array($key, self::RESERVED, true) => 'key.reserved',
            in_array($key, $foreign, true) => 'key.clashes',
            default => '',
        };

        return $code === '' ? null : new Violation($code, 'key', ['key' => $key, 'max' => self::MAX]);
    }
}
