<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Storage;

use CourantDesk\Advertising\Domain\Ad;
use CourantDesk\Advertising\Domain\AdKind;
use WP_Post;
use WP_Query;

/**
 * Reads the published ads. All are stored in one autoloaded option, which is rebuilt when an ad changes, so that a page
 * with ad slots needs no query.
 */
final class AdRepository
{
    public const OPTION = 'courant_ads';

    /** Placeholder for the home URL, which may change. */
    private const HOME_URL_PLACEHOLDER = '{home}';

    /** @var list<Ad>|null */
    private ?array $ads = null;

    /** @return list<Ad> */
    public function findPublished(): array
    {
        if ($this->ads === null) {
            $stored = get_option(self::OPTION, []);
            $this->ads = [];
            foreach (is_array($stored) ? $stored : [] as $row) {
                if (is_array($row)) {
                    $this->ads[] = self::fromStored($row);
                }
            }
        }

        return $this->ads;
    }

    /** @param mixed $object the post when WordPress passes it: the type of a deleted post can no longer be looked up */
    public function rebuildAfterPostChange(int $post, mixed $object = null): void
    {
        if (($object instanceof WP_Post ? $object->post_type : get_post_type($post)) === AdPostType::NAME) {
            $this->rebuild();
        }
    }

    /** @param int|list<int> $meta */
    public function rebuildAfterMetaChange(mixed $meta, int $post): void
    {
        $this->rebuildAfterPostChange($post);
    }

    public function rebuild(): void
    {
        $query = new WP_Query([
            'post_type' => AdPostType::NAME, 'post_status' => 'publish', 'posts_per_page' => 500, 'orderby' => 'ID',
            'order' => 'ASC', 'no_found_rows' => true,
        ]);
        $stored = [];
        foreach ($query->posts ?? [] as $post) {
            if ($post instanceof WP_Post) {
                $stored[] = get_object_vars(AdMeta::toAd($post));
            }
        }
        foreach ($stored as $at => $ad) {
            $stored[$at]['kind'] = $ad['kind'] instanceof AdKind ? $ad['kind']->value : 'house';
            foreach (['image', 'link'] as $url) {
                $stored[$at][$url] =
                    str_replace(home_url(), self::HOME_URL_PLACEHOLDER, is_string($ad[$url]) ? $ad[$url] : '');
            }
        }
        update_option(self::OPTION, $stored, true);
        $this->clearCache();
    }

    public function install(): void
    {
        add_option(self::OPTION, [], '', true);
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
        $this->clearCache();
    }

    public function clearCache(): void
    {
        $this->ads = null;
    }

    /** @param array<mixed> $row as stored by rebuild() */
    private static function fromStored(array $row): Ad
    {
        $text = static fn (string $key): string => is_string($row[$key] ?? null) ? $row[$key] : '';
        $number = static fn (string $key): int => is_int($row[$key] ?? null) ? $row[$key] : 0;
        $list = static fn (string $key): array => is_array($row[$key] ?? null) ? $row[$key] : [];

        return new Ad(
            id: $number('id'),
            kind: AdKind::tryFrom($text('kind')) ?? AdKind::House,
            places: array_values(array_filter($list('places'), is_string(...))),
            size: $text('size'),
            weight: max(1, $number('weight')),
            from: $number('from'),
            until: $number('until'),
            limit: $number('limit'),
            categories: array_values(array_filter($list('categories'), is_int(...))),
            notOnJobs: ($row['notOnJobs'] ?? false) === true,
            link: str_replace(self::HOME_URL_PLACEHOLDER, home_url(), $text('link')),
            image: str_replace(self::HOME_URL_PLACEHOLDER, home_url(), $text('image')),
            alt: $text('alt'),
            unit: $text('unit'),
        );
    }
}
