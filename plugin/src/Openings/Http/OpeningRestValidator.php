<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Http;

use CourantDesk\Kernel\Clock;
use CourantDesk\Openings\Admin\OpeningNotices;
use CourantDesk\Openings\Domain\ClosingDate;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\StatusDecision;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use CourantDesk\Openings\Storage\OpeningFieldParser;
use CourantDesk\Openings\Storage\OpeningMeta;
use WP_Error;
use WP_REST_Request;

/** Validates requests of the block editor and other REST clients before an opening is stored. */
final class OpeningRestValidator
{
    public function __construct(
        private readonly Clock $clock,
        private readonly OpeningNotices $notices,
        private readonly OpeningFields $fields = new OpeningFieldRegistry(),
    ) {
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function validateRequest(mixed $post, WP_REST_Request $request): mixed
    {
        $meta = $request->get_param('meta');
        $meta = is_array($meta) ? $meta : [];
        if (array_key_exists(OpeningMeta::VIEWS, $meta)) {
            // The editor sends all meta, including protected meta, for which WordPress would reject the whole request.
            unset($meta[OpeningMeta::VIEWS]);
            $request->set_param('meta', $meta);
        }
        if (!is_object($post) || $post instanceof WP_Error) {
            return $post;
        }
        $id = isset($post->ID) && is_numeric($post->ID) ? (int) $post->ID : 0;
        $meta = $this->parseFields($meta, $id);
        if ($meta instanceof WP_Error) {
            return $meta;
        }
        if ($meta !== []) {
            $request->set_param('meta', $meta);
        }
        $before = $id > 0 ? (string) get_post_status($id) : '';
        $status = isset($post->post_status) && is_string($post->post_status) ? $post->post_status : $before;
        $sent = isset($post->post_date_gmt) && is_string($post->post_date_gmt)
            ? $post->post_date_gmt
            : ($id > 0 ? get_post_field('post_date_gmt', $id) : '');
        $closing = $this->requestedClosing($id, $meta)->toDateTime(wp_timezone());
        $decision = StatusDecision::create(
            $before,
            $status,
            $closing,
            $this->clock->now(),
            OpeningFieldParser::parsePublishDate($sent),
        );

        return $decision->isRefusal()
            ? new WP_Error(
                'courant_' . strtr($decision->notice, '.', '_'),
                $this->notices->message($decision->notice),
                ['status' => 400],
            )
            : $post;
    }

    /**
     * @param array<array-key, mixed> $meta
     * @return array<array-key, mixed>|WP_Error meta with parsed values, or an error that lists all input with the same
     *     problem
     */
    private function parseFields(array $meta, int $id): array|WP_Error
    {
        $error = '';
        $message = '';
        $details = [];
        foreach ($this->fields->all() as $field) {
            $input = array_key_exists($field->key(), $meta) ? $field->parseRest($meta[$field->key()], $id) : null;
            if ($input !== null && $input->isValid()) {
                $meta[$field->key()] = $input->value;
            } elseif ($input !== null && in_array($error, ['', $input->error], true)) {
                $error = $input->error;
                $details = array_values(array_unique([...$details, ...$input->details]));
                $message = $field->errorMessage($details);
            }
        }

        return $error === '' ? $meta : new WP_Error('courant_' . strtr($error, '.', '_'), $message, ['status' => 400]);
    }

    /** @param array<array-key, mixed> $meta meta that the request changes; stored values are used for other keys */
    private function requestedClosing(int $id, array $meta): ClosingDate
    {
        $stored = static fn (string $key): mixed => $id > 0 ? get_post_meta($id, $key, true) : '';

        return OpeningFieldParser::parseClosing(
            static fn (string $key): mixed => array_key_exists($key, $meta) ? $meta[$key] : $stored($key),
        );
    }
}
