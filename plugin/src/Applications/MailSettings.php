<?php

declare(strict_types=1);

namespace CourantDesk\Applications;

use Closure;
use CourantDesk\Applications\Domain\MailKind;
use CourantDesk\Applications\Domain\MailTemplate;
use CourantDesk\Applications\Domain\Validator;
use CourantDesk\Email\Domain\Sender;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** To whom the desk's mails go, and the words of those that come less often. */
final class MailSettings extends Group
{
    /** As many as HR may need, and too few for a mailing list. */
    private const MOST_ADDRESSES = 10;

    private const OWN = [MailKind::Copy, MailKind::Duplicate, MailKind::Withdrawn, MailKind::Replaced];

    public function room(): string
    {
        return 'mails';
    }

    public function title(): string
    {
        return __('Mails', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::APPLICATIONS;
    }

    public function fields(): array
    {
        $addresses = __('Several are separated by commas.', 'courant-desk');
        $empty = __('Empty: a usual text.', 'courant-desk');
        $fields = [
            new Field('from_name', 'text', '', __('Sender name', 'courant-desk'), __('Shown as the sender of all emails. Leave empty to use the company name, or the site title without one.', 'courant-desk')),
            new Field('from_address', 'email', '', __('Sender email address', 'courant-desk'), __('The mail server must be allowed to send for it. Leave empty to use an address of this site’s domain.', 'courant-desk'), capability: Capabilities::SITE),
            new Field('notification_to', 'text', '', __('Mails to HR go to', 'courant-desk'), __('Empty: the address of HR.', 'courant-desk') . ' ' . $addresses),
            new Field('notification_cc', 'text', '', __('Copies of them go to', 'courant-desk'), $addresses),
            new Field('reply_to', 'email', '', __('Applicants reply to', 'courant-desk'), __('Empty: the address of HR.', 'courant-desk')),
        ];
        $titles = [
            MailKind::Copy->value => __('Copy that an applicant asked for', 'courant-desk'),
            MailKind::Duplicate->value => __('To an applicant who has applied already', 'courant-desk'),
            MailKind::Withdrawn->value => __('To HR when an applicant withdraws', 'courant-desk'),
            MailKind::Replaced->value => __('To HR when an applicant replaces a CV', 'courant-desk'),
        ];
        foreach ($titles as $kind => $title) {
            /* translators: %s: occasion of a mail */
            $fields[] = new Field($kind . '_subject', 'text', '', sprintf(__('%s: subject', 'courant-desk'), $title), $empty);
            /* translators: %s: occasion of a mail */
            $fields[] = new Field($kind . '_text', 'longtext', '', sprintf(__('%s: text', 'courant-desk'), $title), $empty);
        }

        return $fields;
    }

    public function objection(string $key, mixed $value): string
    {
        if (($key !== 'notification_to' && $key !== 'notification_cc') || !is_string($value)) {
            return '';
        }
        $addresses = self::split($value);
        foreach ($addresses as $address) {
            if (!Validator::isEmail($address)) {
                /* translators: %s: what was entered */
                return sprintf(__('%s is not an email address.', 'courant-desk'), $address);
            }
        }

        /* translators: %d: a number */
        return count($addresses) > self::MOST_ADDRESSES ? sprintf(__('Enter %d addresses at most.', 'courant-desk'), self::MOST_ADDRESSES) : '';
    }

    /** @return list<string> */
    public function notificationTo(): array
    {
        return $this->addresses('notification_to');
    }

    /** @return list<string> */
    public function notificationCc(): array
    {
        return $this->addresses('notification_cc');
    }

    /**
     * Returns the From line of all emails.
     *
     * @param Closure(): string $company its name, or the site's title
     * @return Closure(): Sender
     */
    public function sender(Closure $company): Closure
    {
        return fn (): Sender => Sender::choose(
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

    /** What the owner wrote for a mail; empty parts mean the usual text. */
    public function template(MailKind $kind): MailTemplate
    {
        return in_array($kind, self::OWN, true)
            ? new MailTemplate($this->text($kind->value . '_subject'), $this->text($kind->value . '_text'))
            : new MailTemplate('', '');
    }

    /** @return list<string> */
    private function addresses(string $key): array
    {
        return array_slice(array_values(array_filter(self::split($this->text($key)), [Validator::class, 'isEmail'])), 0, self::MOST_ADDRESSES);
    }

    /** @return list<string> */
    private static function split(string $addresses): array
    {
        $parts = preg_split('/[\s,;]+/', $addresses, -1, PREG_SPLIT_NO_EMPTY);

        return $parts === false ? [] : $parts;
    }
}
