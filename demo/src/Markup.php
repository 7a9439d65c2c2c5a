<?php

declare(strict_types=1);

namespace CourantDemo;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Reads a text of the demo and replaces its placeholders: {{url:…}}, {{id:…}} and {{alt:…}} of an image,
 * {{page:…}}, {{article:…}}, {{opening:…}}, {{home}}, {{jobs}}, {{openings}} and {{time:…}} of an update of a live
 * blog. URLs start with a slash, so that the content works with another port or host.
 */
final class Markup
{
    public function __construct(
        private readonly string $folder,
        private readonly DemoRecords $records,
        private readonly Images $images,
    ) {
    }

    /** @param DateTimeImmutable|null $day of {{time:…}} */
    public function file(string $kind, string $key, ?DateTimeImmutable $day = null): string
    {
        $text = trim((string) file_get_contents("{$this->folder}/{$kind}/{$key}.html"));
        return $this->fill($day === null ? $text : $this->fillTimes($text, $day));
    }

    /** Writes times of the site's time zone, such as {{time:10-04}}, as the editor stores them: in UTC. */
    private function fillTimes(string $text, DateTimeImmutable $day): string
    {
        return (string) preg_replace_callback(
            '/\{\{time:(\d\d)-(\d\d)\}\}/',
            static fn (array $found): string => $day->setTime((int) $found[1], (int) $found[2])
                ->setTimezone(new DateTimeZone('UTC'))->format('Y-m-d\TH:i:s.000\Z'),
            $text,
        );
    }

    public function fill(string $text): string
    {
        return (string) preg_replace_callback(
            '/\{\{([a-z]+)(?::([a-z0-9-]+))?\}\}/',
            fn (array $found): string => $this->value($found[1], $found[2] ?? ''),
            $text,
        );
    }

    /** Returns the ID of the listing page that the plugin creates on activation, or 0. */
    public function openingsPage(): int
    {
        $id = get_option('awsm_select_page_listing');
        $page = is_numeric($id) && (int) $id > 0 ? get_post((int) $id) : get_page_by_path('job-openings');
        return $page instanceof \WP_Post && $page->post_status === 'publish' ? $page->ID : 0;
    }

    private function value(string $name, string $key): string
    {
        return match ($name) {
            'url' => esc_url($this->images->url($key)),
            'id' => (string) $this->images->id($key),
            'alt' => esc_attr($this->images->alt($key)),
            'page', 'article' => $this->getUrl($this->records->post("{$name}:{$key}")),
            'category' => $this->path("/category/{$key}/"),
            'opening' => $this->path("/jobs/{$key}/"),
            'openings' => $this->openingsPage() > 0
                ? $this->getUrl($this->openingsPage())
                : $this->path('/job-openings/'),
            'jobs' => $this->path('/jobs/'),
            default => $this->path('/'),
        };
    }

    private function getUrl(int $id): string
    {
        $link = $id > 0 ? get_permalink($id) : false;
        return is_string($link) ? esc_url(wp_make_link_relative($link)) : $this->path('/');
    }

    private function path(string $path): string
    {
        return esc_url(wp_make_link_relative(home_url($path)));
    }
}
