<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use CourantDesk\Openings\Domain\ClosingDate;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Domain\StatusDecision;
use CourantDesk\Openings\Storage\ClosedOpeningVisibility;
use CourantDesk\Openings\Storage\OpeningFieldParser;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;

/** Saves the fields of the classic editor. */
final class OpeningMetaBoxSaver
{
    public function __construct(
        private readonly Clock $clock,
        private readonly SpecificationRepository $specifications,
        private readonly OpeningNotices $notices,
    ) {
    }

    /**
     * Sets the status before the post is written.
     *
     * @param array<string, mixed> $data   slashed
     * @param array<string, mixed> $posted
     * @return array<string, mixed>
     */
    public function applyStatusDecision(array $data, array $posted): array
    {
        $id = is_numeric($posted['ID'] ?? null) ? (int) $posted['ID'] : 0;
        $input = new OpeningMetaBoxInput(Request::fromGlobals());
        if ($id === 0 || $data['post_type'] !== OpeningPostType::NAME || !$this->isForPost($input, $id)) {
            return $data;
        }
        $before = (string) get_post_status($id);
        $requestedStatus =
            $this->requestedStatus($input, $id, $before, is_string($data['post_status']) ? $data['post_status'] : '');
        $dateTime = $input->closingDateTime();
        $closing = ($dateTime === null ? OpeningFieldParser::findClosing($id) : ClosingDate::fromString($dateTime))
            ->toDateTime(wp_timezone());
        $publishes = OpeningFieldParser::parsePublishDate(
            is_string($data['post_date_gmt'] ?? null) ? $data['post_date_gmt'] : ''
        );
        $decision = StatusDecision::create($before, $requestedStatus, $closing, $this->clock->now(), $publishes);
        $this->notices->add($decision->notice);
        $data['post_status'] = $decision->status;

        return $data;
    }

    public function save(int $id, WP_Post $post): void
    {
        $input = new OpeningMetaBoxInput(Request::fromGlobals());
        if (!$this->isForPost($input, $id) || !current_user_can('edit_post', $post->ID)) {
            return;
        }
        foreach ($input->errors() as $error) {
            $this->notices->add($error);
        }
        foreach ($input->values() as $key => $value) {
            update_post_meta($id, $key, wp_slash($value));
        }
        foreach ($this->specifications->findAll() as $specification) {
            wp_set_object_terms($id, $input->terms($specification->taxonomy), $specification->taxonomy);
        }
    }

    private function isForPost(OpeningMetaBoxInput $input, int $id): bool
    {
        return $input->isSubmitted() && (int) $input->text('post_ID') === $id;
    }

    /**
     * Returns the requested status. The status field of WordPress does not contain the status of closed openings, so
     * its value is ignored for them.
     */
    private function requestedStatus(OpeningMetaBoxInput $input, int $id, string $before, string $sent): string
    {
        if ($before === OpeningPostType::EXPIRED_STATUS && $sent !== 'trash') {
            $reopens = $input->requestedState() === 'open' || $input->hasButton('publish');

            return $reopens && current_user_can('publish_jobs')
                ? ClosedOpeningVisibility::statusAfterReopening($id)
                : OpeningPostType::EXPIRED_STATUS;
        }

        return $input->requestedState() === 'closed' && in_array($sent, ['publish', 'private'], true)
            ? OpeningPostType::EXPIRED_STATUS
            : $sent;
    }
}
