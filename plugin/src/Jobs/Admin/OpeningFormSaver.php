<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Domain\ClosingRecord;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\StatusDecision;
use CourantDesk\Jobs\Wp\OpeningFields;
use CourantDesk\Jobs\Wp\OpeningType;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use WP_Post;

/** Stores what was sent from the classic editor. */
final class OpeningFormSaver
{
    public function __construct(
        private readonly Clock $clock,
        private readonly Specifications $specifications,
        private readonly OpeningNotices $notices,
    ) {
    }

    public function boot(): void
    {
        add_filter('wp_insert_post_data', [$this, 'decide'], 10, 2);
        add_action('save_post_' . OpeningType::NAME, [$this, 'save'], 10, 2);
    }

    /**
     * Decides the status before the post is written.
     *
     * @param array<string, mixed> $data   slashed
     * @param array<string, mixed> $posted
     * @return array<string, mixed>
     */
    public function decide(array $data, array $posted): array
    {
        $id = is_numeric($posted['ID'] ?? null) ? (int) $posted['ID'] : 0;
        $input = new OpeningFormInput(Request::current());
        if ($id === 0 || $data['post_type'] !== OpeningType::NAME || !$this->isAbout($input, $id)) {
            return $data;
        }
        $before = (string) get_post_status($id);
        $wanted = $this->wanted($input, $before, is_string($data['post_status']) ? $data['post_status'] : '');
        $at = $input->closingAt();
        $closing = ($at === null ? OpeningFields::closing($id) : ClosingRecord::at($at))->moment(wp_timezone());
        $publishes = OpeningFields::publishes(is_string($data['post_date_gmt'] ?? null) ? $data['post_date_gmt'] : '');
        $decision = StatusDecision::make($before, $wanted, $closing, $this->clock->now(), $publishes);
        $this->notices->add($decision->notice);
        $data['post_status'] = $decision->status;

        return $data;
    }

    public function save(int $id, WP_Post $post): void
    {
        $input = new OpeningFormInput(Request::current());
        if (!$this->isAbout($input, $id) || !current_user_can('edit_post', $post->ID)) {
            return;
        }
        if ($input->closingAt() === null) {
            $this->notices->add('closing.malformed');
        }
        if ($input->hasIncompleteSalary()) {
            $this->notices->add('salary.incomplete');
        }
        if ($input->unknownCountries() !== []) {
            $this->notices->add('country.unknown');
        }
        foreach ($input->fields() as $key => $value) {
            update_post_meta($id, $key, wp_slash($value));
        }
        foreach ($this->specifications->all() as $specification) {
            wp_set_object_terms($id, $input->terms($specification->taxonomy), $specification->taxonomy);
        }
    }

    private function isAbout(OpeningFormInput $input, int $id): bool
    {
        return $input->isSent() && (int) $input->text('post_ID') === $id;
    }

    /** WordPress's own status field knows no closed openings: what it sends for one is not what was meant. */
    private function wanted(OpeningFormInput $input, string $before, string $sent): string
    {
        if ($before === OpeningType::EXPIRED && $sent !== 'trash') {
            $reopens = $input->state() === 'open' || $input->presses('publish');

            return $reopens && current_user_can('publish_jobs') ? 'publish' : OpeningType::EXPIRED;
        }

        return $input->state() === 'closed' && in_array($sent, ['publish', 'private'], true) ? OpeningType::EXPIRED : $sent;
    }
}
