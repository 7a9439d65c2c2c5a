<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin;

use CourantDesk\Applications\Admin\Recruiting\RecruitingScreen;
use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\View\ApplicationView;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Applications\Wp\Downloads;
use CourantDesk\Email\Domain\QueuedEmail;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use WP_Post;

/** One application in wp-admin: what was sent, the file, the mails, and what can be done. */
final class ApplicationScreen
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function boot(): void
    {
        add_action('add_meta_boxes_' . ApplicationType::NAME, [$this, 'replaceBoxes'], 100);
        add_action('edit_form_after_title', [$this, 'printPage']);
        add_action('admin_footer', [$this, 'printForms']);
        add_filter('screen_options_show_screen', '__return_false');
    }

    public function replaceBoxes(): void
    {
        foreach (['submitdiv', 'slugdiv', 'authordiv', 'postcustom', 'pageparentdiv'] as $box) {
            foreach (['side', 'normal', 'advanced'] as $place) {
                remove_meta_box($box, ApplicationType::NAME, $place);
            }
        }
    }

    public function printPage(WP_Post $post): void
    {
        $this->parts->kernel->template->show('applications/admin-application', $this->view($post));
    }

    /** Forms cannot stand inside WordPress's own form: the buttons name theirs by id. */
    public function printForms(): void
    {
        $post = get_post();
        if ($post instanceof WP_Post) {
            $this->parts->kernel->template->show('applications/admin-forms', $this->view($post));
        }
    }

    private function view(WP_Post $post): ApplicationView
    {
        $text = static function (string $key) use ($post): string {
            $value = get_post_meta($post->ID, $key, true);

            return is_scalar($value) ? (string) $value : '';
        };
        $files = $this->parts->files()->ofApplication($post->ID);

        return new ApplicationView(
            $post->ID,
            $text(FormDefinition::NAME),
            $text(FormDefinition::EMAIL),
            $text('awsm_apply_for'),
            (string) get_edit_post_link($post->post_parent),
            $text('courant_reference'),
            (string) get_the_date('', $post) . ' ' . (string) get_the_time('', $post),
            $this->rows($post, $text),
            $text(FormDefinition::LETTER),
            $this->links($post, $files),
            array_map([$this, 'mail'], $this->parts->emails->findByApplication($post->ID)),
            $text('awsm_application_viewed') === '0',
            $post->post_status === ApplicationType::SUSPECTED,
            current_user_can('delete_post', $post->ID) ? (string) get_delete_post_link($post->ID) : '',
            admin_url('edit.php?post_type=' . ApplicationType::NAME),
            RecruitingScreen::url($post->ID),
        );
    }

    /**
     * @param callable(string): string $text
     * @return array<string, string> label => value
     */
    private function rows(WP_Post $post, callable $text): array
    {
        $rows = [
            __('Phone', 'courant-desk') => $text(FormDefinition::PHONE),
            __('Consent', 'courant-desk') => $text('awsm_agree_privacy_policy') === 'yes'
                ? __('Given', 'courant-desk') . ($text('courant_consent') === '' ? '' : ': ' . $text('courant_consent'))
                : '',
            __('Network address', 'courant-desk') => $text('awsm_applicant_ip'),
            __('Suspected because of', 'courant-desk') => implode('; ', SuspicionLabels::forApplication($post->ID)),
        ];
        foreach ((array) get_post_meta($post->ID, 'awsm_applicant_custom_fields', true) as $field) {
            if (is_array($field) && is_scalar($field['value'] ?? null) && is_scalar($field['label'] ?? null)) {
                $rows[(string) $field['label']] = (string) $field['value'];
            }
        }

        return array_filter($rows, static fn (string $value): bool => $value !== '');
    }

    /**
     * @param list<StoredFile> $files
     * @return list<array{name: string, size: string, url: string, warning: string}>
     */
    private function links(WP_Post $post, array $files): array
    {
        $links = array_map(fn (StoredFile $file): array => [
            'name' => $file->originalName,
            'size' => (string) size_format($file->bytes),
            'url' => $this->parts->privateFiles->downloadUrl($file->id, $post->ID),
            'warning' => $this->parts->privateFiles->warning($file),
        ], $files);
        // An application from before this plugin: its files are attachments (Rulings 19).
        foreach ($this->parts->adopted()->of($post->ID) as $file) {
            $links[] = ['name' => $file['name'], 'size' => '', 'url' => $this->parts->privateFiles->downloadUrl($file['id'], $post->ID), 'warning' => ''];
        }

        return $links;
    }

    /** @return array{id: int, kind: string, state: string, recipient: string, subject: string, when: string, attempts: int, error: string, again: bool} */
    private function mail(QueuedEmail $mail): array
    {
        return [
            'id' => $mail->id,
            'kind' => MailWords::kindOf($mail->kind),
            'state' => MailWords::state($mail->state),
            'recipient' => $mail->recipient,
            'subject' => $mail->subject,
            'when' => (string) wp_date('Y-m-d H:i', $mail->nextAt),
            'attempts' => $mail->attempts,
            'error' => $mail->error,
            'again' => in_array($mail->state->value, ['failed', 'held'], true),
        ];
    }
}
