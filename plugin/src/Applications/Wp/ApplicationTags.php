<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\ApplicationLink;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\MailTags;
use CourantDesk\Applications\Storage\FileMeta;
use CourantDesk\Jobs\Domain\FieldWords;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Organisation;
use WP_Post;

/** The contract's mail tags of an application (Jobs contract 4.2), and one for each further field of its form. */
final class ApplicationTags
{
    public function __construct(private readonly Organisation $organisation, private readonly ApplicationLink $link, private readonly Openings $openings, private readonly FieldWords $fieldLabels)
    {
    }

    /** For mails to HR: everything. */
    public function forRecruiters(WP_Post $application): MailTags
    {
        return $this->all($application)->with(['{application-link}' => '']);
    }

    /** For mails to the address that an applicant typed: what they typed stays out, and the link to their own page is in. */
    public function forApplicant(WP_Post $application): MailTags
    {
        return $this->all($application)
            ->with([
                '{applicant-resume}' => '',
                '{application-url}' => '',
            ])
            ->forStranger(__('applicant', 'courant-desk'));
    }

    /** For a mail that the address itself asked for, through a link that only it got. */
    public function forOwner(WP_Post $application): MailTags
    {
        return $this->all($application)->with(['{applicant-resume}' => '', '{application-url}' => '']);
    }

    private function all(WP_Post $post): MailTags
    {
        $meta = static function (string $key) use ($post): string {
            $value = get_post_meta($post->ID, $key, true);

            return is_scalar($value) ? (string) $value : '';
        };
        $hr = $this->organisation->hrAddress();
        $reference = $this->reference($post);
        $ours = [
            '{application-id}' => $reference !== '' ? $reference : (string) $post->ID,
            '{applicant-email}' => $meta(FormDefinition::EMAIL),
            '{applicant-resume}' => $meta(FileMeta::FILE_ID) . $meta(FileMeta::ATTACHMENT_ID) !== '' ? admin_url('post.php?action=edit&post=' . $post->ID) : '',
            '{job-title}' => $meta('awsm_apply_for'),
            '{job-id}' => (string) $post->post_parent,
            '{job-expiry}' => $this->expiry($post->post_parent),
            '{author-email}' => get_the_author_meta('user_email', (int) $post->post_author),
            '{site-title}' => wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES),
            '{site-tagline}' => wp_specialchars_decode(get_bloginfo('description'), ENT_QUOTES),
            '{site-url}' => home_url('/'),
            '{admin-email}' => get_bloginfo('admin_email'),
            '{hr-email}' => $hr !== '' ? $hr : get_bloginfo('admin_email'),
            '{company}' => $this->organisation->name(),
            '{application-link}' => $reference === '' ? '' : OwnPage::url($this->link->mark($post->ID, $reference)),
            '{application-url}' => admin_url('post.php?action=edit&post=' . $post->ID),
        ];
        $typed = [
            '{applicant}' => $meta(FormDefinition::NAME),
            '{applicant-phone}' => $meta(FormDefinition::PHONE),
            '{applicant-cover}' => $meta(FormDefinition::LETTER),
        ];
        $custom = get_post_meta($post->ID, 'awsm_applicant_custom_fields', true);
        foreach (is_array($custom) ? $custom : [] as $name => $field) {
            if (is_array($field) && is_scalar($field['value'] ?? null)) {
                $typed[FormDefinition::tag((string) $name)] = (string) $field['value'];
            }
        }

        return new MailTags($this->filtered($post, $ours), $typed);
    }

    private function reference(WP_Post $post): string
    {
        $reference = get_post_meta($post->ID, 'courant_reference', true);

        return is_string($reference) ? $reference : '';
    }

    private function expiry(int $opening): string
    {
        $closing = $this->openings->find($opening)?->closing;

        return $closing === null ? '' : $this->fieldLabels->closing($closing);
    }

    /**
     * @param array<string, string> $ours
     * @return array<string, string>
     */
    private function filtered(WP_Post $post, array $ours): array
    {
        /**
         * The contract's filter of the tags of mails.
         *
         * @param array<string, string> $tags
         * @param array<string, mixed>  $applicant
         * @param array<string, mixed>  $options
         */
        $filtered = apply_filters('awsm_jobs_mail_template_tags', $ours, ['application_id' => $post->ID, 'awsm_job_id' => $post->post_parent], []);
        foreach (is_array($filtered) ? $filtered : [] as $tag => $value) {
            if (is_string($tag) && is_string($value)) {
                $ours[$tag] = $value;
            }
        }

        return $ours;
    }
}
