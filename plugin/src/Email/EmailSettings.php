<?php

declare(strict_types=1);

namespace CourantDesk\Email;

use Closure;
use CourantDesk\ApplicationForms\Domain\FormInputValidator;
use CourantDesk\Email\Domain\ApplicationEmailMessage;
use CourantDesk\Email\Domain\EmailContent;
use CourantDesk\Email\Domain\Sender;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;

/**
 * Defines the settings for recipients and sender of emails, and for the texts of emails that declare a title for them.
 */
final class EmailSettings extends ModuleSettings
{
    /** Tags that can be recipients; the email's tags have their values. */
    public const RECIPIENT_TAGS = ['{hr-email}', '{author-email}'];
    private const ADDRESS_LISTS = ['notification_to', 'notification_cc', 'acknowledgement_cc'];
    /** Enough for an HR department, and too few for a mailing list. */
    private const MAX_ADDRESSES = 10;

    public function __construct(private readonly ApplicationEmails $messages = new ApplicationEmails())
    {
    }

    public function groupId(): string
    {
        return 'mails';
    }

    public function title(): string
    {
        return __('Emails', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Applications;
    }

    public function capability(): string
    {
        return Capabilities::APPLICATIONS;
    }

    public function fields(): array
    {
        $addresses = __('Separate multiple email addresses with commas. {hr-email} and {author-email} are replaced.', 'courant-desk');
        $empty = __('Leave empty to use the default.', 'courant-desk');
        $fields = [
            new SettingsField(
                'from_name',
                'text',
                '',
                __('Sender name', 'courant-desk'),
                __('Shown as the sender of all emails. Leave empty to use the company name or, without one, the site title.', 'courant-desk'),
            ),
            new SettingsField(
                'from_address',
                'email',
                '',
                __('Sender email address', 'courant-desk'),
                __('The mail server must be allowed to send for this address. Leave empty to use an address of this site’s domain.', 'courant-desk'),
                capability: Capabilities::SITE,
            ),
            new SettingsField(
                'notification_to', 'text', '', __('HR notification recipients', 'courant-desk'),
                __('Leave empty to use the HR email address.', 'courant-desk') . ' ' . $addresses,
            ),
            new SettingsField(
                'notification_cc', 'text', '', __('HR notification copies (CC)', 'courant-desk'), $addresses,
            ),
            new SettingsField(
                'notification_reply_to', 'email', '', __('Reply-to address of HR notifications', 'courant-desk'),
                __('Leave empty to use the email address of the applicant.', 'courant-desk'),
            ),
            new SettingsField(
                'acknowledgement_cc', 'text', '', __('Confirmation email copies (CC)', 'courant-desk'),
                __('Applicants see these addresses.', 'courant-desk') . ' ' . $addresses,
            ),
            new SettingsField(
                'reply_to', 'email', '', __('Reply-to address of emails to applicants', 'courant-desk'),
                __('Leave empty to use the HR email address.', 'courant-desk'),
            ),
        ];
        foreach ($this->messages->all() as $kind => $message) {
            $title = $message->settingsTitle();
            if ($title === '') {
                continue;
            }
            $fields[] = new SettingsField(
                /* translators: %s: when the email is sent */
                $kind . '_subject', 'text', '', sprintf(__('%s (subject)', 'courant-desk'), $title), $empty,
                placeholder: $message->subject(...),
            );
            $fields[] = new SettingsField(
                /* translators: %s: when the email is sent */
                $kind . '_text', 'longtext', '', sprintf(__('%s (text)', 'courant-desk'), $title), $empty,
            );
        }

        return $fields;
    }

    public function validationError(string $key, mixed $value): string
    {
        if (!in_array($key, self::ADDRESS_LISTS, true) || !is_string($value)) {
            return '';
        }
        $addresses = self::split($value);
        foreach ($addresses as $address) {
            if (!self::isRecipient($address)) {
                /* translators: %s: the text that was entered */
                return sprintf(__('%s is not an email address.', 'courant-desk'), $address);
            }
        }

        return count($addresses) > self::MAX_ADDRESSES
            /* translators: %d: maximum number of email addresses */
            ? sprintf(__('Enter at most %d email addresses.', 'courant-desk'), self::MAX_ADDRESSES)
            : '';
    }

    /** @return list<string> email addresses, `{hr-email}` and `{author-email}` */
    public function notificationTo(): array
    {
        return $this->validAddresses('notification_to');
    }

    /** @return list<string> email addresses, `{hr-email}` and `{author-email}` */
    public function notificationCc(): array
    {
        return $this->validAddresses('notification_cc');
    }

    /** @return list<string> email addresses, `{hr-email}` and `{author-email}` */
    public function acknowledgementCc(): array
    {
        return $this->validAddresses('acknowledgement_cc');
    }

    /** Returns the address that replies to HR notifications are sent to; '' for that of the applicant. */
    public function notificationReplyTo(): string
    {
        return $this->text('notification_reply_to');
    }

    /**
     * Returns the From line of all emails.
     *
     * @param Closure(): string $company returns the name of the company, or the site title
     * @return Closure(): Sender
     */
    public function sender(Closure $company): Closure
    {
        return fn (): Sender => Sender::fromSettings(
            $this->text('from_name') !== '' ? $this->text('from_name') : $company(),
            $this->text('from_address'),
            (string) wp_parse_url(network_home_url(), PHP_URL_HOST),
            get_bloginfo('admin_email')
        );
    }

    public function replyTo(): string
    {
        return $this->text('reply_to');
    }

    /** Returns the subject and text from the settings; empty strings mean the defaults. */
    public function content(ApplicationEmailMessage $message): EmailContent
    {
        return $message->settingsTitle() !== ''
            ? new EmailContent($this->text($message->kind() . '_subject'), $this->text($message->kind() . '_text'))
            : new EmailContent('', '');
    }

    /** @return list<string> */
    private function validAddresses(string $key): array
    {
        return array_slice(
            array_values(array_filter(self::split($this->text($key)), self::isRecipient(...))), 0,
            self::MAX_ADDRESSES,
        );
    }

    private static function isRecipient(string $address): bool
    {
        return in_array($address, self::RECIPIENT_TAGS, true) || FormInputValidator::isEmail($address);
    }

    /** @return list<string> */
    private static function split(string $addresses): array
    {
        $items = preg_split('/[\s,;]+/', $addresses, -1, PREG_SPLIT_NO_EMPTY);

        return $items === false ? [] : $items;
    }
}
