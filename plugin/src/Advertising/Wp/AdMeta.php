<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Wp;

use CourantDesk\Advertising\Domain\Ad;
use CourantDesk\Advertising\Domain\AdKind;
use CourantDesk\Kernel\Utf8;
use DateTimeImmutable;
use Throwable;
use WP_Post;

/** How an ad is stored: one meta of our own, cleaned when it is written and when it is read. */
final class AdMeta
{
    public const DATA = '_courant_ad';
    public const KEYS = [self::DATA];

    public static function read(WP_Post $post): Ad
    {
        $data = self::clean(get_post_meta($post->ID, self::DATA, true));
        $image = (int) get_post_thumbnail_id($post);
        $alt = $image > 0 ? get_post_meta($image, '_wp_attachment_image_alt', true) : '';

        return new Ad(
            $post->ID,
            AdKind::from($data['kind']),
            $data['places'],
            $data['size'],
            $data['weight'],
            self::moment($data['from'], '00:00:00'),
            self::moment($data['until'], '23:59:59'),
            $data['limit'],
            $data['categories'],
            $data['not_on_jobs'],
            $data['link'],
            $image > 0 ? (string) wp_get_attachment_image_url($image, 'full') : '',
            is_string($alt) && $alt !== '' ? $alt : $post->post_title,
            $data['unit'],
        );
    }

    /**
     * @return array{kind: string, places: list<string>, size: string, weight: int, from: string, until: string, limit: int, categories: list<int>, not_on_jobs: bool, link: string, unit: string}
     */
    public static function clean(mixed $raw): array
    {
        $raw = is_array($raw) ? $raw : [];
        $text = static fn (string $key): string => is_scalar($raw[$key] ?? null) ? (string) $raw[$key] : '';
        $list = static fn (string $key): array => array_filter(is_array($raw[$key] ?? null) ? $raw[$key] : [], is_scalar(...));
        $matching = static fn (string $key, string $pattern): string => preg_match($pattern, trim($text($key))) === 1 ? trim($text($key)) : '';
        $kind = AdKind::tryFrom($text('kind')) ?? AdKind::House;
        $unit = match ($kind) {
            AdKind::Adsense => $matching('unit', '/^\d{6,20}$/D'),
            AdKind::Gpt => $matching('unit', '~^/[\w.,-]+(?:/[\w.*\\\\<>!()-]+)+$~D'),
            AdKind::Code => Utf8::cut(Utf8::clean($text('unit')), 20000),
            default => '',
        };

        return [
            'kind' => $kind->value,
            'places' => array_values(array_filter(array_map('strval', $list('places')), static fn (string $id): bool => preg_match('/^[a-z][a-z0-9-]{0,39}$/D', $id) === 1)),
            'size' => $matching('size', '/^\d{2,4}x\d{2,4}$/D'),
            'weight' => max(1, min(1000, (int) $text('weight'))),
            'from' => $matching('from', '/^\d{4}-\d\d-\d\d$/D'),
            'until' => $matching('until', '/^\d{4}-\d\d-\d\d$/D'),
            'limit' => max(0, min(20, (int) $text('limit'))),
            'categories' => array_values(array_filter(array_map('intval', $list('categories')), static fn (int $id): bool => $id > 0)),
            'not_on_jobs' => (bool) ($raw['not_on_jobs'] ?? false),
            'link' => sanitize_url($text('link'), ['http', 'https', 'mailto']),
            'unit' => $unit,
        ];
    }

    /** A day's begin or end in the site's time zone, in seconds since 1970; 0 for none. */
    private static function moment(string $day, string $time): int
    {
        try {
            return $day === '' ? 0 : (new DateTimeImmutable("$day $time", wp_timezone()))->getTimestamp();
        } catch (Throwable) {
            return 0;
        }
    }
}
