<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Domain\ClosingRecord;
use CourantDesk\Jobs\Domain\StatusDecision;
use CourantDesk\Jobs\Wp\OpeningFields;
use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Clock;
use WP_Error;
use WP_REST_Request;

/** What the block editor and other REST clients are told before an opening is stored. */
final class OpeningRest
{
    public function __construct(private readonly Clock $clock, private readonly OpeningNotices $notices)
    {
    }

    public function boot(): void
    {
        add_filter('rest_pre_insert_' . OpeningType::NAME, [$this, 'check'], 10, 2);
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function check(mixed $post, WP_REST_Request $request): mixed
    {
        $meta = $request->get_param('meta');
        $meta = is_array($meta) ? $meta : [];
        if (array_key_exists(OpeningMeta::VIEWS, $meta)) {
            // The editor sends all meta back, also what it may not change, and WordPress would refuse the whole.
            unset($meta[OpeningMeta::VIEWS]);
            $request->set_param('meta', $meta);
        }
        if (!is_object($post) || $post instanceof WP_Error) {
            return $post;
        }
        $id = isset($post->ID) && is_numeric($post->ID) ? (int) $post->ID : 0;
        $countries = new CountryInput($id);
        if (array_key_exists(OpeningMeta::PLACES, $meta)) {
            $meta[OpeningMeta::PLACES] = $countries->places($meta[OpeningMeta::PLACES]);
        }
        if (array_key_exists(OpeningMeta::REMOTE_COUNTRIES, $meta)) {
            $meta[OpeningMeta::REMOTE_COUNTRIES] = $countries->countries($meta[OpeningMeta::REMOTE_COUNTRIES]);
        }
        if ($countries->unknown() !== []) {
            return new WP_Error('courant_country_unknown', CountryInput::message(implode(', ', $countries->unknown())), ['status' => 400]);
        }
        if ($meta !== []) {
            $request->set_param('meta', $meta);
        }
        $before = $id > 0 ? (string) get_post_status($id) : '';
        $status = isset($post->post_status) && is_string($post->post_status) ? $post->post_status : $before;
        $sent = isset($post->post_date_gmt) && is_string($post->post_date_gmt) ? $post->post_date_gmt : ($id > 0 ? get_post_field('post_date_gmt', $id) : '');
        $closing = $this->closing($id, $meta)->moment(wp_timezone());
        $decision = StatusDecision::make($before, $status, $closing, $this->clock->now(), OpeningFields::publishes($sent));

        return $decision->isRefusal()
            ? new WP_Error('courant_' . strtr($decision->notice, '.', '_'), $this->notices->text($decision->notice), ['status' => 400])
            : $post;
    }

    /** @param array<array-key, mixed> $meta what the request changes; the rest is as stored */
    private function closing(int $id, array $meta): ClosingRecord
    {
        $text = static function (string $key) use ($id, $meta): string {
            $value = array_key_exists($key, $meta) ? $meta[$key] : ($id > 0 ? get_post_meta($id, $key, true) : '');

            return is_string($value) ? $value : '';
        };

        return ClosingRecord::reconcile(
            $text(OpeningMeta::CLOSING_AT),
            $text(OpeningMeta::LISTED) === 'set_listing',
            $text(OpeningMeta::DATE),
            $text(OpeningMeta::CLOSING_AGREED),
        );
    }
}
