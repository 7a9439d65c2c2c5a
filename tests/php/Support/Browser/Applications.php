<?php

declare(strict_types=1);

namespace CourantTests\Support\Browser;

use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\ApplicationForms\Storage\FormRepository;
use CourantDesk\Applications\Domain\FormToken;
use CourantDesk\Kernel\Sql;
use RuntimeException;

/** Application forms and applications, for browser tests (tests/e2e/support/site-data.ts). */
final class Applications
{
    /** Statuses of applications that HR has not moved yet. */
    private const NEW = ['publish', 'courant_suspected'];

    /**
     * Saves a form.
     *
     * @param list<array<string, mixed>> $fields
     * @return int its ID
     */
    public static function createForm(array $fields): int
    {
        $form = FormSerializer::parse($fields, title: 'F' . wp_generate_password(6, false));

        $saved = (new FormRepository(Sql::fromGlobal()))->save($form);

        return $saved->id ?? throw new RuntimeException('The form was not saved.');
    }

    /** @return array{id: int, fields: mixed} */
    public static function findForm(string $title): array
    {
        foreach ((new FormRepository(Sql::fromGlobal()))->findAll() as $form) {
            if ($form->title === $title) {
                return ['id' => $form->id, 'fields' => FormSerializer::serialize($form)];
            }
        }
        throw new RuntimeException("There is no form $title.");
    }

    /** @return list<array{id: int, status: string, name: mixed, custom: object, sha256: list<mixed>}> */
    public static function ofOpening(int $opening): array
    {
        $ids = get_posts([
            'post_type' => 'awsm_job_application',
            'post_status' => [...self::NEW, 'any'],
            'post_parent' => $opening,
            'fields' => 'ids',
            'posts_per_page' => -1,
        ]);

        return array_values(array_map(static function (int $id): array {
            $custom = get_post_meta($id, 'awsm_applicant_custom_fields', true);
            $files = Sql::fromGlobal()->fetchRows(
                'SELECT sha256 FROM %i WHERE application_id = %d ORDER BY id',
                Sql::fromGlobal()->table('files'),
                $id,
            );

            return [
                'id' => $id,
                'status' => (string) get_post_status($id),
                'name' => get_post_meta($id, 'awsm_applicant_name', true),
                'custom' => (object) (is_array($custom) ? $custom : []),
                'sha256' => array_column($files, 'sha256'),
            ];
        }, $ids));
    }

    /** @return string a token of a form that was opened a minute ago */
    public static function formToken(): string
    {
        return (new FormToken(wp_salt('nonce')))->issue(time() - 60);
    }

    public static function isEmailAddressStored(string $email): bool
    {
        return Sql::fromGlobal()->fetchValue(
            'SELECT COUNT(*) FROM %i WHERE meta_key = %s AND meta_value = %s',
            Sql::fromGlobal()->coreTable('postmeta'),
            'awsm_applicant_email',
            $email,
        ) !== '0';
    }

    /** @return string|null name of the last file in the private storage */
    public static function lastStoredFile(): ?string
    {
        return Sql::fromGlobal()->fetchValue(
            'SELECT stored_name FROM %i ORDER BY id DESC LIMIT 1',
            Sql::fromGlobal()->table('files'),
        );
    }

    /** Raises the version of an application, as a change by another user does. */
    public static function raiseVersion(int $id): bool
    {
        Sql::fromGlobal()->execute(
            'UPDATE %i SET version = version + 1 WHERE application_id = %d',
            Sql::fromGlobal()->table('candidates'),
            $id,
        );

        return true;
    }
}
