<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\PrivateFiles\Storage\AttachmentRepository;
use CourantDesk\PrivateFiles\Storage\AttachmentWriteBack;
use WP_HTML_Tag_Processor;

/**
 * Warns before a deactivation that WP Job Openings cannot read the files that were moved into the private store until
 * copies are written back.
 *
 * @see docs/features/private-files.md#going-back-to-wp-job-openings
 */
final class DeactivationGuard
{
    private readonly string $plugin;

    public function __construct(
        string $pluginFile,
        private readonly AttachmentRepository $attachments,
        private readonly AttachmentWriteBack $writeBack,
    ) {
        $this->plugin = plugin_basename($pluginFile);
    }

    /** Returns the number of files without a copy; 0 if no files of WP Job Openings were moved on this site. */
    public function countMissingCopies(): int
    {
        return $this->attachments->hasPreviousAttachments() ? $this->writeBack->remaining() : 0;
    }

    /**
     * Makes the link “Deactivate” of the Plugins screen open the card that writes copies.
     *
     * @return array<array-key, mixed>
     */
    public function changeDeactivateLink(mixed $links): array
    {
        $links = is_array($links) ? $links : [];
        $link = $links['deactivate'] ?? null;
        if (is_string($link) && $this->countMissingCopies() > 0) {
            $html = new WP_HTML_Tag_Processor($link);
            if ($html->next_tag(['tag_name' => 'a'])) {
                $html->set_attribute('href', FilesScreen::url() . '#' . FileTransfersCard::WRITE_BACK_ACTION);
                $links['deactivate'] = $html->get_updated_html();
            }
        }

        return $links;
    }

    /** Returns the URL that deactivates the plugin without copies; '' if the link was not changed. */
    public function deactivationUrl(): string
    {
        return current_user_can('deactivate_plugin', $this->plugin)
            && is_plugin_active($this->plugin)
            && !is_plugin_active_for_network($this->plugin)
            && $this->countMissingCopies() > 0
            ? wp_nonce_url(
                admin_url('plugins.php?action=deactivate&plugin=' . rawurlencode($this->plugin)),
                'deactivate-plugin_' . $this->plugin,
            )
            : '';
    }

    /**
     * Prints a warning before `wp plugin deactivate`.
     *
     * @param callable(string): mixed $printWarning
     */
    public function printWarning(callable $printWarning): void
    {
        $count = $this->countMissingCopies();
        if ($count > 0) {
            $printWarning(sprintf(
                /* translators: 1: number of files, 2: a command */
                __('WP Job Openings cannot read %1$s files of applicants in the private store. To go back to it, first run: %2$s', 'courant-desk'),
                number_format_i18n($count),
                'wp courant attachments write-back --yes',
            ));
        }
    }
}
