<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Storage;

use CourantDesk\Advertising\Domain\Ad;
use CourantDesk\Advertising\Domain\AdKind;
use CourantDesk\Kernel\Utf8;
use DateTimeImmutable;
use Throwable;
use WP_Post;

/** Reads and writes the ad's post meta; sanitizes it in both directions. */
final class AdMeta
{
    public const META_KEY = '_courant_ad';
    public const META_KEYS = [self::META_KEY];

    public static function toAd(WP_Post $post): Ad
    {
        $data = self::sanitize(get_post_meta($post->ID, self::META_KEY, true));
        $image = (int) get_post_thumbnail_id($post);
        $alt = $image > 0 ? get_post_meta($image, '_wp_attachment_image_alt', true) : '';

        return new Ad(
            id: $post->ID,
            kind: AdKind::from($data['kind']),
            places: $data['places'],
            size: $data['size'],
            weight: $data['weight'],
            from: self::timestamp($data['from'], '00:00:00'),
            until: self::timestamp($data['until'], '23:59:59'),
            limit: $data['limit'],
            categories: $data['categories'],
            notOnJobs: $data['not_on_jobs'],
            link: $data['link'],
            image: $image > 0 ? (string) wp_get_attachment_image_url($image, 'full') : '',
            alt: is_string($alt) && $alt !== '' ? $alt : $post->post_title,
            unit: $data['unit'],
        );
    }

    /**
     * @return array{kind: string, places: list<string>, size: string, weight: int, from: string, until: string,
     *     limit: int, categories: list<int>, not_on_jobs: bool, link: string, unit: string}
     */
    public static function sanitize(mixed $raw): array
    {
        $raw = is_array($raw) ? $raw : [];
        $text = static fn (string $key): string => is_scalar($raw[$key] ?? null) ? (string) $raw[$key] : '';
        $list = static fn (string $key): array
            => array_filter(is_array($raw[$key] ?? null) ? $raw[$key] : [], is_scalar(...));
        $matching = static fn (string $key, string $pattern): string => preg_match($pattern, trim($text($key))) === 1
            ? trim($text($key))
            : '';
        $kind = AdKind::tryFrom($text('kind')) ?? AdKind::House;
        $unit = match ($kind) {
            AdKind::Adsense => $matching('unit', '/^\d{6,20}$/D'),
            AdKind::Gpt => $matching('unit', '~^/[\w.,-]+(?:/[\w.*\\\\<>!()-]+)+$~D'),
            AdKind::Code => Utf8::truncate(Utf8::sanitize($text('unit')), 20000),
            default => '',
        };

        return [
            'kind' => $kind->value,
            'places' => array_values(array_filter(
                array_map('strval', $list('places')),
                static fn (string $id): bool => preg_match('/^[a-z][a-z0-9-]{0,39}$/D', $id) === 1,
            )),
            'size' => $matching('size', '/^\d{2,4}x\d{2,4}$/D'),
            'weight' => max(1, min(1000, (int) $text('weight'))),
            'from' => $matching('from', '/^\d{4}-\d\d-\d\d$/D'),
            'until' => $matching('until', '/^\d{4}-\d\d-\d\d$/D'),
            'limit' => max(0, min(20, (int) $text('limit'))),
            'categories' => array_values(
                array_filter(array_map('intval', $list('categories')), static fn (int $id): bool => $id > 0)
            ),
            'not_on_jobs' => (bool) ($raw['not_on_jobs'] ?? false),
            'link' => sanitize_url($text('link'), ['http', 'https', 'mailto']),
            'unit' => $unit,
        ];
    }

    /** Returns the Unix timestamp of a time on a day in the site's time zone; 0 for no day. */
    private static function timestamp(string $day, string $time): int
    {
        try {
            return $day === '' ? 0 : (new DateTimeImmutable("$day $time", wp_timezone()))->getTimestamp();
        } catch (Throwable) {
            return 0;
        }
    }
}
